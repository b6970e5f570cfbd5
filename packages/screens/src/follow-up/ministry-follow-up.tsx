import { Card } from '@ministerio/ui/primitives/card';
import { Heading } from '@ministerio/ui/primitives/heading';
import { LeaderRefused, type LedMinistry, LedScreen, refusesLeader } from '../my-ministry/index.ts';
import { FollowUpQuery } from './follow-up-query.tsx';
import styles from './follow-up-screen.module.css';
import { FollowUpWork } from './follow-up-work.tsx';
import { shownLists, useMinistryCalls, useMinistryFollowUps } from './use-ministry-follow-ups.ts';
import { type FollowUpListName, isFollowUpList } from './view/follow-up-words.ts';

export interface MinistryFollowUpProps {
  /** The list as the address has it; anything else is the first one. */
  readonly list: string | null;
  /** Called with the list to show, for the address. */
  readonly onListChange: (list: FollowUpListName) => void;
  /** Id of the ministry as the address has it; anything else is the first one. */
  readonly ministry: string | null;
  /** Called with the ministry to show, for the address. */
  readonly onMinistryChange: (id: number) => void;
}

/** The screen /dashboard/user/ministerio/seguimiento: who of a leader's ministry is new, is missing, came back (R51, R64). */
export function MinistryFollowUp({ list, onListChange, ...choice }: MinistryFollowUpProps) {
  return (
    <LedScreen {...choice} screen="seguimiento">
      {(ministry) => (
        // A chat that was asked for is of one ministry.
        <Ministry key={ministry.id} ministry={ministry} list={list} onListChange={onListChange} />
      )}
    </LedScreen>
  );
}

interface MinistryProps extends Pick<MinistryFollowUpProps, 'list' | 'onListChange'> {
  readonly ministry: LedMinistry;
}

function Ministry({ ministry: { id, name }, list, onListChange }: MinistryProps) {
  const followUps = useMinistryFollowUps(id);
  const calls = useMinistryCalls(id);
  const { error } = followUps;
  // Nothing of the ministry stays on the screen of who leads it no more.
  if (refusesLeader(error)) return <LeaderRefused error={error} ministry={name} />;
  return (
    <Card as="section" padding="none" aria-label={`Seguimiento de ${name}`} className={styles.Ministry}>
      <Heading level={2} size="lg">
        {name}
      </Heading>
      <FollowUpQuery query={followUps}>
        {(lists) => (
          <FollowUpWork
            {...{ onListChange, calls }}
            lists={shownLists(lists)}
            list={isFollowUpList(list) ? list : 'nuevos'}
          />
        )}
      </FollowUpQuery>
    </Card>
  );
}
