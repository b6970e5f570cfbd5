import { type ListedPhone, listCategories } from '@ministerio/contract';
import { ApiError } from '@ministerio/contract/client';
import { DOOR_CODE_MS } from '@ministerio/contract/domain';
import { Button } from '@ministerio/ui/primitives/button';
import { ErrorState } from '@ministerio/ui/primitives/error-state';
import { Notice } from '@ministerio/ui/primitives/notice';
import { Skeleton } from '@ministerio/ui/primitives/skeleton';
import { useState } from 'react';
import { failureWords, fieldErrors } from '../kit/failure-words/failure-words.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { TitledCard } from '../kit/titled-card.tsx';
import { useCall } from '../kit/use-call.ts';
import type { MadeCode, useDoorPhones } from './use-door-phones.ts';
import { DoorCode } from './view/door-code/door-code.tsx';
import { DoorCodeForm } from './view/door-code/door-code-form.tsx';
import { type DoorGrant, defaultGrant } from './view/door-code/inscription.ts';
import { endWords } from './view/door-phone-list/phone-words.ts';

/** Where the card 'Inscribir un teléfono' is: choosing, a code is shown, a phone used it. */
export type Enrolling =
  | { readonly step: 'choose' }
  | { readonly step: 'code'; readonly code: MadeCode }
  | { readonly step: 'enrolled'; readonly phone: ListedPhone };

export interface EnrolPhoneProps {
  /** Its step. */
  readonly enrolling: Enrolling;
  /** Called with the next step. */
  readonly onEnrollingChange: (next: Enrolling) => void;
  /** The call that makes a code. */
  readonly make: ReturnType<typeof useDoorPhones>['make'];
  /** The clock, in UTC milliseconds. */
  readonly nowMs: number;
}

/** The card 'Inscribir un teléfono': what it may see, then its code. Renders a `<section>`. */
export function EnrolPhone({ enrolling, onEnrollingChange, make, nowMs }: EnrolPhoneProps) {
  const { church } = useServices();
  const [chosen, setChosen] = useState(defaultGrant);
  const makeCode = (grant: DoorGrant) => {
    setChosen(grant);
    make.mutate(grant, { onSuccess: (code) => onEnrollingChange({ step: 'code', code }) });
  };
  const choose = () => {
    make.reset();
    onEnrollingChange({ step: 'choose' });
  };
  return (
    <TitledCard title="Inscribir un teléfono">
      {enrolling.step === 'choose' ? (
        <ChosenForm chosen={chosen} make={make} nowMs={nowMs} onMake={makeCode} />
      ) : enrolling.step === 'code' ? (
        <DoorCode
          code={enrolling.code.codigo}
          autoFocus
          address={`${window.location.origin}/puerta`}
          grant={`${chosen.perfil === 'numeros' ? 'Solo números' : 'Con nombres'}; ${endWords(enrolling.code.fin, nowMs, church.timeZone)}`}
          leftMs={codeLeftMs(enrolling.code, nowMs)}
          pending={make.isPending}
          error={make.error && makeFailure(make.error)}
          onRenew={() => makeCode(chosen)}
          onChange={choose}
        />
      ) : (
        <>
          <Notice tone="success" title={`«${enrolling.phone.nombre}» quedó inscrito`}>
            {enrolling.phone.estado === 'espera'
              ? 'Pulsa «Es este» en su fila: hasta entonces no muestra ningún nombre.'
              : 'Ya puede marcar asistencia.'}
          </Notice>
          <Button variant="secondary" onClick={choose}>
            Inscribir otro
          </Button>
        </>
      )}
    </TitledCard>
  );
}

/** Milliseconds that a code is still good. */
export function codeLeftMs({ madeMs }: Pick<MadeCode, 'madeMs'>, nowMs: number): number {
  return Math.min(DOOR_CODE_MS, madeMs + DOOR_CODE_MS - nowMs);
}

interface ChosenFormProps extends Pick<EnrolPhoneProps, 'make' | 'nowMs'> {
  readonly chosen: DoorGrant;
  readonly onMake: (grant: DoorGrant) => void;
}

function ChosenForm({ chosen, make, nowMs, onMake }: ChosenFormProps) {
  const { church } = useServices();
  const categories = useCall(queryKeys.categories, listCategories);
  const errors = fieldErrors(make.error);
  return (
    <DoorCodeForm
      defaultGrant={chosen}
      ministries={categories.data ?? null}
      ministriesInstead={
        categories.error ? (
          <ErrorState
            title="Error al cargar los ministerios"
            message={failureWords(categories.error)}
            onRetry={() => void categories.refetch()}
          />
        ) : (
          <Skeleton lines={3} />
        )
      }
      nowMs={nowMs}
      timeZone={church.timeZone}
      pending={make.isPending}
      errors={errors}
      error={make.error && !errors.hasta && !errors.ministerios ? makeFailure(make.error) : null}
      onMake={onMake}
    />
  );
}

/** Why no code was made, and what to do. */
function makeFailure(error: Error): string {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'door_needs_https') {
    return `Los teléfonos se inscriben solo por https, y este panel está abierto en ${window.location.origin}. Si tu sitio ya tiene una dirección https, abre el panel ahí; si no, pide a quien cuida el servidor que la ponga.`;
  }
  if (code === 'confirmation_required') {
    return 'No se hizo el código: falta confirmar que eres tú. Pulsa otra vez y escribe tu contraseña.';
  }
  return failureWords(error, 'No se pudo hacer el código.');
}
