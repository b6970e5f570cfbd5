import { AdminScreen } from '@ministerio/ui/composed/admin-shell';
import { Notice } from '@ministerio/ui/primitives/notice';
import { useState } from 'react';
import { failureWords } from '../kit/failure-words/failure-words.ts';
import { QueryView } from '../kit/query-view/query-view.tsx';
import { FollowUpSkeleton } from './follow-up-skeleton.tsx';
import { FollowUpWork, type FollowUpWorkProps } from './follow-up-work.tsx';
import { useFollowUpCalls, useFollowUps, useMinistries } from './use-follow-ups.ts';
import { type FollowUpListName, isFollowUpList } from './view/follow-up-words.ts';

export interface FollowUpScreenProps {
  /** The list as the address has it; anything else is the first one. */
  readonly list: string | null;
  /** Called with the list to show, for the address. */
  readonly onListChange: (list: FollowUpListName) => void;
}

/** The screen /dashboard/seguimiento: who is new, who is missing, who came back (R64). */
export function FollowUpScreen({ list, onListChange }: FollowUpScreenProps) {
  const [ministry, setMinistry] = useState<number | null>(null);
  const followUps = useFollowUps(ministry);
  const { data, error } = followUps;
  return (
    <AdminScreen title="Seguimiento">
      {data !== undefined && error !== null ? (
        <Notice tone="warning" role="status">
          {failureWords(error)} Ves la lista como estaba.
        </Notice>
      ) : null}
      <QueryView query={followUps} loading={<FollowUpSkeleton />} errorTitle="Error al cargar el seguimiento">
        {(lists) => (
          <EveryMinistry
            {...{ lists, onListChange, ministry }}
            onMinistryChange={setMinistry}
            list={isFollowUpList(list) ? list : 'nuevos'}
          />
        )}
      </QueryView>
    </AdminScreen>
  );
}

function EveryMinistry(props: Omit<FollowUpWorkProps, 'calls' | 'ministries'>) {
  return <FollowUpWork {...props} calls={useFollowUpCalls()} ministries={useMinistries()} />;
}
