import { getUser, updateUser, userSummary } from '@ministerio/contract';
import { fullNameOf } from '@ministerio/contract/domain';
import { AdminScreen } from '@ministerio/ui/composed/admin-shell';
import { TableSkeleton } from '@ministerio/ui/composed/data-table/table-skeleton';
import { toast } from '@ministerio/ui/primitives/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { parseTexts, useDraft } from '../kit/drafts/index.ts';
import { logged } from '../kit/failure-log/log-failure.ts';
import { failureOf, fieldErrors } from '../kit/failure-words/failure-words.ts';
import { useOwnServer } from '../kit/own-server/index.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { QueryView } from '../kit/query-view/query-view.tsx';
import { useServices } from '../kit/services/index.ts';
import { useSession } from '../kit/session/index.ts';
import { useCall } from '../kit/use-call.ts';
import { ResetPassword } from './reset-password.tsx';
import { useReplacement } from './use-replacement.tsx';
import { UserFicha } from './user-ficha.tsx';
import { UserMinistries } from './user-ministries.tsx';
import type { EditableUser, UserChanges, UserDraft } from './view/user-editor/user-changes.ts';
import { UserEditor } from './view/user-editor/user-editor.tsx';

const noDraft: UserDraft = {};
const NOT_LOADED = 'No se pudo cargar el usuario';
const NOT_SAVED = 'No se pudieron guardar los cambios';

const everyField = (user: EditableUser) => user;
/** Other backends save the name and the email alone, whatever their records carry (spec section 7). */
const savedByAll = (user: EditableUser) => ({
  ...user,
  nombre: null,
  apellido: null,
  codigo: null,
  role: null,
});

export interface UserEditorScreenProps {
  /** The account's id from the route. */
  readonly userId: string;
}

/** The screen /dashboard/editar/:id (spec sections 2 and 4). */
export function UserEditorScreen({ userId }: UserEditorScreenProps) {
  const { client, navigate, session } = useServices();
  const own = useSession()?.user.id === String(userId);
  const queries = useQueryClient();
  const user = useQuery({
    queryKey: queryKeys.user(userId),
    queryFn: ({ signal }) => logged(NOT_LOADED, client.call(getUser, { params: { id: userId }, signal })),
    select: useOwnServer() ? everyField : savedByAll,
    // A refetch on focus must not replace input.
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  const led = useCall([...queryKeys.user(userId), 'summary'], userSummary, {
    params: { id: userId },
    enabled: useOwnServer(),
    retry: false,
  }).data?.lidera;
  const replacement = useReplacement();
  const save = useMutation({
    mutationFn: (body: UserChanges) =>
      logged(
        NOT_SAVED,
        replacement.run(body.codigo, (replacing) =>
          client.call(updateUser, { params: { id: userId }, body: { ...body, ...replacing } }),
        ),
      ),
    onSuccess: (_, { role }) => {
      changeDraft(() => noDraft);
      toast.success('Los cambios se guardaron.');
      if (own && role === 'USER') {
        // The token ended with the role: sign out before the next call fails.
        session.signOut('administrator');
        return;
      }
      void queries.invalidateQueries({ queryKey: queryKeys.users });
      void queries.invalidateQueries({ queryKey: queryKeys.attendance });
      navigate('/dashboard/editarUser');
    },
  });

  const [draft, changeDraft] = useDraft(`usuario-${userId}`, noDraft, parseTexts);
  const refusedFields = useMemo(() => fieldErrors(save.error), [save.error]);

  return (
    <>
      <AdminScreen title="Editar usuario">
        <QueryView
          query={user}
          loading={<TableSkeleton label="Cargando el usuario…" rows={3} />}
          errorTitle={NOT_LOADED}
        >
          {(data) => (
            <UserEditor
              user={data}
              own={own}
              led={led}
              onSave={(changes) => save.mutateAsync(changes).catch(() => undefined)}
              error={failureOf(save, NOT_SAVED)}
              fieldErrors={refusedFields}
              draft={draft}
              onDraftChange={(typed) => changeDraft(() => typed)}
            />
          )}
        </QueryView>
        {replacement.dialog}
      </AdminScreen>
      <UserMinistries userId={userId} />
      <UserFicha key={userId} userId={userId} name={user.data ? fullNameOf(user.data) : ''} />
      {user.data ? <ResetPassword user={{ ...user.data, id: userId }} /> : null}
    </>
  );
}
