import { readFicha, saveFicha } from '@ministerio/contract';
import { ApiError } from '@ministerio/contract/client';
import { CONSENTS, churchClock, yearOf } from '@ministerio/contract/domain';
import { ArtworkContext } from '@ministerio/ui/composed/picture';
import { Button } from '@ministerio/ui/primitives/button';
import { download, Glyph } from '@ministerio/ui/primitives/icon';
import { Skeleton } from '@ministerio/ui/primitives/skeleton';
import { toast } from '@ministerio/ui/primitives/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { logged } from '../kit/failure-log/log-failure.ts';
import { failureOf, fieldErrors } from '../kit/failure-words/failure-words.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { QueryView } from '../kit/query-view/query-view.tsx';
import { saveFile } from '../kit/save-file.ts';
import { useServices } from '../kit/services/index.ts';
import { FichaForm, type NewFicha } from './view/ficha-form/ficha-form.tsx';

const NOT_LOADED = 'No se pudo cargar la ficha';
const NOT_SAVED = 'No se pudo guardar la ficha';

/** The ficha of one person. What is typed is in no draft: a number stays on no shared computer. */
export function OpenFicha({ userId, name }: { readonly userId: string; readonly name: string }) {
  const paper = useConsentPage(name);
  const { client, church, now } = useServices();
  const queries = useQueryClient();
  const ficha = useQuery({
    queryKey: queryKeys.ficha(userId),
    queryFn: ({ signal }) => logged(NOT_LOADED, client.call(readFicha, { params: { id: userId }, signal })),
    // A refetch must not replace input.
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  const save = useMutation({
    mutationFn: (body: NewFicha) =>
      logged(NOT_SAVED, client.call(saveFicha, { params: { id: userId }, body })),
    onSuccess: (saved) => {
      queries.setQueryData(queryKeys.ficha(userId), saved);
      toast.success('La ficha se guardó.');
      // Notices: a new guardian's number, and how many minors have no guardian.
      void queries.invalidateQueries({ queryKey: queryKeys.notices });
      void queries.invalidateQueries({ queryKey: queryKeys.attendance });
    },
  });
  const fields = fieldErrors(save.error);
  return (
    <QueryView query={ficha} loading={<Skeleton lines={6} />} errorTitle={NOT_LOADED}>
      {(data) => (
        <>
          <FichaForm
            key={data.version}
            ref={focusOnFirst}
            tabIndex={-1}
            ficha={data}
            year={yearOf(churchClock(now(), church.timeZone).date)}
            timeZone={church.timeZone}
            onSave={(body) =>
              save.mutateAsync(body).then(
                () => undefined,
                () => undefined,
              )
            }
            saving={save.isPending}
            error={Object.keys(fields).length > 0 ? null : failureOf(save, NOT_SAVED)}
            fieldErrors={fields}
            needsWitness={isAboutShared(save.error)}
          />
          <Button variant="secondary" loading={paper.isPending} onClick={() => paper.mutate()}>
            <Glyph path={download} /> Hoja para firmar
          </Button>
        </>
      )}
    </QueryView>
  );
}

/** The page that a guardian signs, made in the browser. */
function useConsentPage(person: string) {
  const { church } = useServices();
  const artwork = useContext(ArtworkContext);
  return useMutation({
    mutationFn: async () => {
      const [{ consentDocument }, { loadFonts }, { loadMark }] = await Promise.all([
        import('../kit/pdf/documents.ts'),
        import('../kit/pdf/load-fonts.ts'),
        import('../kit/pdf/load-mark.ts'),
      ]);
      const { responsible = null, phone = null } = church.protection;
      const consents = Object.values(CONSENTS);
      const { name, product } = church;
      const [fonts, mark] = await Promise.all([loadFonts(), loadMark(artwork?.mark?.(null))]);
      const page = { person, church: name, product, consents, responsible, phone, mark };
      saveFile(consentDocument(page, fonts).output('blob'), 'autorizacion.pdf');
    },
    // The browser is asked, not the server.
    networkMode: 'always',
    onError: () => toast.error('No se pudo crear el archivo. Revisa tu conexión e inténtalo de nuevo.'),
  });
}

/** Whether a second administrator was asked for, or was not the right one. */
function isAboutShared(error: Error | null): boolean {
  return error instanceof ApiError && (error.code === 'guardian_phone_shared' || 'testigo' in error.fields);
}

const focusOnFirst = (form: HTMLElement | null) => form?.focus();
