import { makeMember, type Visitor } from '@ministerio/contract';
import { churchClock } from '@ministerio/contract/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { useDeskSearch } from '../attendance-by-number/index.ts';
import { failureWords, fieldErrors } from '../kit/failure-words/failure-words.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { randomNumber } from '../registration/index.ts';
import { useReloadVisitors } from './use-visitors.ts';
import { type MadeMember, MakeMember } from './view/make-member/make-member.tsx';

interface MakeMemberDialogProps {
  /** null keeps the dialog closed. */
  readonly visitor: Visitor | null;
  readonly onClose: () => void;
}

const FAILED = 'No se pudo hacer miembro';

/** 'Hacer miembro', connected to the API. */
export function MakeMemberDialog({ visitor, onClose }: MakeMemberDialogProps) {
  const { client, church, now } = useServices();
  const queries = useQueryClient();
  const reload = useReloadVisitors();
  const [made, setMade] = useState<MadeMember | null>(null);

  async function send(body: z.input<typeof makeMember.body>): Promise<void> {
    const answer = await client.call(makeMember, { params: { id: visitor?.id ?? 0 }, body });
    setMade({ member: answer.usuario, carried: answer.asistencias });
    void queries.invalidateQueries({ queryKey: queryKeys.users });
  }
  const close = () => {
    setMade(null);
    onClose();
    // Not before: the focus returns to the row's button, and goes on from there with the row.
    reload();
  };

  return (
    <MakeMember
      visitor={visitor}
      today={churchClock(now(), church.timeZone).date}
      made={made}
      onNew={async (values) => {
        try {
          await send(values);
          return undefined;
        } catch (error) {
          return { message: failureWords(error, FAILED), fields: fieldErrors(error) };
        }
      }}
      onExisting={(usuario) =>
        send({ usuario }).then(
          () => undefined,
          (error: unknown) => failureWords(error, FAILED),
        )
      }
      search={useDeskSearch()}
      generateNumber={() => randomNumber()}
      onClose={close}
    />
  );
}
