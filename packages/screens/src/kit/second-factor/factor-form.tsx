import type { FactorChallenge, FactorProof } from '@ministerio/contract';
import { ApiError } from '@ministerio/contract/client';
import { Button } from '@ministerio/ui/primitives/button';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { Glyph, key } from '@ministerio/ui/primitives/icon';
import { ErrorNotice, Notice } from '@ministerio/ui/primitives/notice';
import { TextField } from '@ministerio/ui/primitives/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { failureWords } from '../failure-words/failure-words.ts';
import styles from './factor-form.module.css';
import { passkeyObstacle, signWithPasskey } from './passkey.ts';

export interface FactorFormProps {
  /** The challenge, and what the account has to meet it with. */
  readonly challenge: FactorChallenge;
  /** The button under the code: 'Ingresar'. */
  readonly action: string;
  /** Sends the proof. Rejects where it is refused: the form says why. */
  readonly onProof: (proof: FactorProof) => Promise<unknown>;
  /** Begins anew once the challenge has run out. */
  readonly onRestart: () => void;
}

type Way = 'app' | 'recovery' | 'passkey';

interface Fault {
  readonly text: string;
  /** Whether it is about the code. */
  readonly ofCode?: boolean;
  /** Whether the challenge is used up. */
  readonly isExpired?: boolean;
}

/** Proves who is there by a passkey, a code of an app, or a recovery code (R45). Renders a `<form>`. */
export function FactorForm({ challenge, action, onProof, onRestart }: FactorFormProps) {
  const { reto, factores } = challenge;
  const { opciones, app, codigos } = factores;
  // Without options an account that has no app has passkeys, which this address does not allow.
  const obstacle = opciones !== null || !app ? passkeyObstacle(factores.origen) : null;
  const passkeyWorks = opciones !== null && obstacle === null;
  const [way, setWay] = useState<Way>(app ? 'app' : passkeyWorks ? 'passkey' : 'recovery');
  const [code, setCode] = useState('');
  const [pending, setPending] = useState<'passkey' | 'code' | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const field = useRef<HTMLInputElement>(null);

  async function prove(kind: 'passkey' | 'code', proof: () => Promise<FactorProof | Fault>) {
    if (pending !== null) return;
    setPending(kind);
    setFault(null);
    try {
      const made = await proof();
      if ('text' in made) setFault(made);
      else await onProof(made);
    } catch (error) {
      setFault(faultOf(error));
      if (kind === 'code') field.current?.select();
    } finally {
      setPending(null);
    }
  }

  const answerByPasskey = () =>
    prove('passkey', async () => {
      const outcome = await signWithPasskey({ ...opciones, challenge: reto });
      if (outcome.status === 'answered')
        return { reto, asercion: outcome.answer as NonNullable<FactorProof['asercion']> };
      return { text: outcome.status === 'cancelled' ? CANCELLED : NOT_READ };
    });
  const sendCode = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return setFault({ text: 'Escribe el código', ofCode: true });
    void prove('code', async () => ({ reto, codigo: code }));
  };
  const change = (next: Way) => {
    setWay(next);
    setCode('');
    setFault(null);
  };

  return (
    <form className={styles.Root} data-component="FactorForm" onSubmit={sendCode} noValidate>
      <ErrorNotice>{fault?.ofCode ? null : fault?.text}</ErrorNotice>
      {fault?.isExpired ? (
        <Button variant="secondary" onClick={onRestart}>
          Empezar de nuevo
        </Button>
      ) : null}
      {obstacle === null ? null : <Notice>{obstacle}</Notice>}
      {passkeyWorks ? (
        <Button
          size="lg"
          className={styles.Wide}
          variant={way === 'passkey' ? 'primary' : 'secondary'}
          loading={pending === 'passkey'}
          onClick={() => void answerByPasskey()}
        >
          <Glyph path={key} />
          Usar la llave de acceso
        </Button>
      ) : null}
      {way === 'passkey' ? null : (
        <div className={styles.Code}>
          {passkeyWorks ? <p className={styles.Or}>o escribe un código</p> : null}
          <FormField
            label={way === 'app' ? 'Código de la aplicación' : 'Código de recuperación'}
            hint={
              way === 'app'
                ? 'Los seis números que muestra ahora.'
                : `Uno de los que imprimiste; vale una vez. ${codesLeft(codigos)}`
            }
            error={fault?.ofCode ? fault.text : undefined}
            required
          >
            <TextField
              key={way}
              ref={field}
              data-autofocus=""
              size="lg"
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
              inputMode={way === 'app' ? 'numeric' : 'text'}
              autoComplete={way === 'app' ? 'one-time-code' : 'off'}
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              maxLength={40}
            />
          </FormField>
          <Button type="submit" size="lg" className={styles.Wide} loading={pending === 'code'}>
            {action}
          </Button>
        </div>
      )}
      <div className={styles.Ways}>
        {way !== 'recovery' && codigos > 0 ? (
          <Button variant="quiet" size="sm" onClick={() => change('recovery')}>
            Usar un código de recuperación
          </Button>
        ) : null}
        {way === 'recovery' && app ? (
          <Button variant="quiet" size="sm" onClick={() => change('app')}>
            Usar la aplicación de códigos
          </Button>
        ) : null}
      </div>
    </form>
  );
}

const CANCELLED = 'No se usó la llave de acceso. Toca otra vez el botón, o usa otra forma.';
const NOT_READ = 'No se pudo leer la llave de acceso. Inténtalo de nuevo, o usa otra forma.';

/** 'Te quedan 9.' */
export function codesLeft(count: number): string {
  return count === 1 ? 'Te queda 1.' : `Te quedan ${count}.`;
}

function faultOf(error: unknown): Fault {
  const code = error instanceof ApiError ? error.code : undefined;
  return {
    text: failureWords(error),
    ofCode: code === 'wrong_code',
    isExpired: code === 'challenge_expired',
  };
}
