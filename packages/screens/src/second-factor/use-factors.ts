import {
  addFactor,
  listFactors,
  type ReadOf,
  type RequestOf,
  removeFactor,
  requestChallenge,
} from '@ministerio/contract';
import { toast } from '@ministerio/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { makePasskey } from '../kit/second-factor/passkey.ts';
import { useServices } from '../kit/services/index.ts';
import { useCall } from '../kit/use-call.ts';

/** Factor being added: a passkey, or an app with the secret that it reads. */
export type Adding =
  | ({ readonly tipo: 'llave' } & NonNullable<Asked['llave']>)
  | ({ readonly tipo: 'app' } & NonNullable<Asked['app']>);

type Asked = ReadOf<typeof requestChallenge>;
type Registration = Extract<RequestOf<typeof addFactor>['body'], { tipo: 'llave' }>['registro'];

/** A refusal of the browser, in words. */
export class PasskeyRefusal extends Error {
  override readonly name = 'PasskeyRefusal';
}

const refusals = {
  cancelled: 'No se agregó la llave: cerraste la ventana o pasó el tiempo. Inténtalo de nuevo.',
  known: 'Este equipo ya tiene una llave de tu cuenta.',
  failed: 'Este equipo no pudo crear la llave. Prueba con otro equipo, o agrega una aplicación de códigos.',
} as const;

/** The account's own second factors (R45), and what can be done with them. */
export function useFactors() {
  const { client } = useServices();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: queryKeys.factors });
  const list = useCall(queryKeys.factors, listFactors, { retry: false });
  /** Asks for what is needed to add one; confirmed before anything is shown. */
  const begin = useMutation({
    networkMode: 'always',
    mutationFn: async (para: 'llave' | 'app'): Promise<Adding> => {
      const { app, llave } = await client.call(requestChallenge, { body: { para } });
      if (app !== undefined) return { tipo: 'app', ...app };
      if (llave !== undefined) return { tipo: 'llave', ...llave };
      throw new TypeError('ui/second-factor: the server sent no challenge.');
    },
  });
  const add = useMutation({
    networkMode: 'always',
    mutationFn: async ({ adding, nombre, codigo }: { adding: Adding; nombre: string; codigo: string }) => {
      const { tipo, reto } = adding;
      if (tipo === 'app') return client.call(addFactor, { body: { tipo, reto, nombre, codigo } });
      const made = await makePasskey(adding.opciones);
      if (made.status !== 'answered') throw new PasskeyRefusal(refusals[made.status]);
      // The server's schema reads what it knows of it.
      const registro = made.answer as unknown as Registration;
      return client.call(addFactor, { body: { tipo, reto, nombre, registro } });
    },
    onSuccess: refresh,
  });
  const renewCodes = useMutation({
    networkMode: 'always',
    mutationFn: () => client.call(addFactor, { body: { tipo: 'codigos' } }),
    onSuccess: refresh,
  });
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: (id: number) => client.call(removeFactor, { params: { id } }),
    onSuccess: () => {
      toast.success('Segundo factor quitado');
      return refresh();
    },
  });
  return { list, begin, add, renewCodes, remove };
}
