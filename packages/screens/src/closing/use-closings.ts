import { adjustClosing, type Closing, closeMonth, listClosings } from '@ministerio/contract';
import { dateAt, timeAt } from '@ministerio/contract/domain';
import { ArtworkContext } from '@ministerio/ui/composed/picture';
import { toast } from '@ministerio/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { saveFile } from '../kit/save-file.ts';
import { useServices } from '../kit/services/index.ts';
import { useCall } from '../kit/use-call.ts';
import type { NewClosing } from './view/close-month/close-month.tsx';

/** Closed months and those that may be closed, always current: what is recorded goes on changing. */
export function useClosings() {
  return useCall(queryKeys.closings, listClosings, { staleTime: 0 });
}

/** Closes a month. The list is asked for again also after a refusal: what is recorded may have changed. */
export function useCloseMonth() {
  const { client } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewClosing) => client.call(closeMonth, { body }),
    onSuccess: () => toast.success('Mes cerrado.'),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.closings }),
  });
}

/** Adds an adjustment to a closed month. */
export function useAdjustClosing() {
  const { client } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; centavos: number; motivo: string }) =>
      client.call(adjustClosing, { params: { id }, body }),
    onSuccess: () => toast.success('Ajuste guardado.'),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.closings }),
  });
}

/** Makes the PDF to sign; its code is loaded on first use. */
export function useClosingPdf() {
  const { church, now } = useServices();
  const artwork = useContext(ArtworkContext);
  return useMutation({
    mutationFn: async (closing: Closing) => {
      const [{ closingDocument }, { loadFonts }, { loadMark }] = await Promise.all([
        import('../kit/pdf/documents.ts'),
        import('../kit/pdf/load-fonts.ts'),
        import('../kit/pdf/load-mark.ts'),
      ]);
      const made = `${dateAt(now(), church.timeZone)}, ${timeAt(now(), church.timeZone)}`;
      const [fonts, mark] = await Promise.all([loadFonts(), loadMark(artwork?.mark?.(null))]);
      const report = { closing, church: church.name, product: church.product, made, mark };
      // One page or two: no worker is needed.
      const file = closingDocument(report, fonts).output('blob');
      saveFile(file, `cierre_${closing.mes}.pdf`);
    },
    // The browser is asked, not the server.
    networkMode: 'always',
    onError: () => toast.error('No se pudo crear el archivo. Revisa tu conexión e inténtalo de nuevo.'),
  });
}
