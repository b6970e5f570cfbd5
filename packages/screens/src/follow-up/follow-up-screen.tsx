import { AdminScreen } from '@ministerio/ui/composed/admin-shell';
import { useState } from 'react';
import { FollowUpQuery } from './follow-up-query.tsx';
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
  return (
    <AdminScreen title="Seguimiento">
      <FollowUpQuery query={followUps}>
        {(lists) => (
          <EveryMinistry
            {...{ lists, onListChange, ministry }}
            onMinistryChange={setMinistry}
            list={isFollowUpList(list) ? list : 'nuevos'}
          />
        )}
      </FollowUpQuery>
    </AdminScreen>
  );
}

function EveryMinistry(props: Omit<FollowUpWorkProps, 'calls' | 'ministries'>) {
  return <FollowUpWork {...props} calls={useFollowUpCalls()} ministries={useMinistries()} />;
}
