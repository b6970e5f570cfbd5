import { factorChallenge, type SignedIn, secondFactor } from '@ministerio/contract';
import { Button } from '@ministerio/ui/primitives/button';
import { Heading } from '@ministerio/ui/primitives/heading';
import { Stack } from '@ministerio/ui/primitives/stack';
import { FactorForm } from '../kit/second-factor/factor-form.tsx';
import { useServices } from '../kit/services/index.ts';

export interface SecondStepProps {
  /** Body of the refusal of the first step, which carries the challenge. */
  readonly refusal: unknown;
  /** Called with the token once the second factor is proved. */
  readonly onSignedIn: (answer: SignedIn) => Promise<void>;
  /** Goes back to name and password. */
  readonly onBack: () => void;
}

/** The second step of a sign-in, for who has a second factor (R45); loaded once it is asked for. */
export function SecondStep({ refusal, onSignedIn, onBack }: SecondStepProps) {
  const { client } = useServices();
  const challenge = factorChallenge.parse(refusal);
  return (
    <Stack gap={5} data-component="SecondStep">
      <Heading level={1} size="2xl">
        Falta un paso
      </Heading>
      <p>Tu contraseña es correcta. Confirma con tu segundo factor que eres tú.</p>
      <FactorForm
        challenge={challenge}
        action="Ingresar"
        onProof={async (body) => onSignedIn(await client.call(secondFactor, { body }))}
        onRestart={onBack}
      />
      <Button variant="quiet" onClick={onBack}>
        Volver
      </Button>
    </Stack>
  );
}
