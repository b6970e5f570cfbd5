import { forgetOwnPhone, keepOwnPhone, listOwnPhones, type OwnPhone } from '@ministerio/contract';
import { toast } from '@ministerio/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forgetHere } from '../kit/own-phone/index.ts';
import { useOwnServer } from '../kit/own-server/index.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { useSession } from '../kit/session/index.ts';
import { useCall } from '../kit/use-call.ts';
import { phoneName } from './phone-name.ts';

/** The phones that keep the member signed in (R58), and what can be done with them. */
export function useOwnPhones() {
  const { client, session } = useServices();
  const queries = useQueryClient();
  const own = useOwnServer();
  const isMember = useSession()?.user.role === 'USER';
  const refresh = () => queries.invalidateQueries({ queryKey: queryKeys.ownPhones });
  const list = useCall(queryKeys.ownPhones, listOwnPhones, { enabled: own && isMember, retry: false });
  const keep = useMutation({
    networkMode: 'always',
    mutationFn: () => client.call(keepOwnPhone, { body: { nombre: phoneName(navigator.userAgent) } }),
    onSuccess: ({ token }) => {
      session.signIn(token, session.read()?.username ?? '');
      toast.success('Listo: este teléfono te recordará 60 días.');
      return refresh();
    },
  });
  const forget = useMutation({
    networkMode: 'always',
    mutationFn: ({ id }: OwnPhone) => client.call(forgetOwnPhone, { params: { id } }),
    onSuccess: (_, { este }) => {
      toast.success(`${este ? 'Este' : 'Ese'} teléfono ya no te recuerda.`);
      if (!este) return refresh();
      forgetHere(document);
      return session.signOut('member');
    },
  });
  return { list, keep, forget };
}
