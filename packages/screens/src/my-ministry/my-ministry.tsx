import { addDays, churchClock, dayOfMonth } from '@ministerio/contract/domain';
import { Skeleton } from '@ministerio/ui/primitives/skeleton';
import { useState } from 'react';
import { failureOf } from '../kit/failure-words/failure-words.ts';
import { QueryView } from '../kit/query-view/query-view.tsx';
import { useServices } from '../kit/services/index.ts';
import { useConfirmLeave } from '../kit/use-confirm-leave.ts';
import { LeaderRefused, type LedMinistry, LedScreen, refusesLeader } from './led-screen.tsx';
import { type RefusedTap, useMeeting, useMinistryList, useTaps } from './use-my-ministry.ts';
import { MinistryTaps } from './view/ministry-taps/ministry-taps.tsx';

/** Days that a leader may mark: today and so many before it (R51). */
const DAYS_BACK = 7;

export interface MyMinistryProps {
  /** Id of the ministry as the address has it; anything else is the first one. */
  readonly ministry: string | null;
  /** Called with the ministry to show, for the address. */
  readonly onMinistryChange: (id: number) => void;
}

/** The screen /dashboard/user/ministerio: who of a leader's ministry is present on a day (R51). */
export function MyMinistry(props: MyMinistryProps) {
  return (
    <LedScreen {...props} screen="lista">
      {(ministry) => <Presence ministry={ministry} />}
    </LedScreen>
  );
}

function Presence({ ministry }: { readonly ministry: LedMinistry }) {
  const { church, now } = useServices();
  const today = churchClock(now(), church.timeZone).date;
  const days = Array.from({ length: DAYS_BACK + 1 }, (_, back) => addDays(today, -back));
  const [day, setDay] = useState(today);
  const list = useMinistryList(ministry.id, day);
  const meeting = useMeeting(ministry.id, day);
  const { unsent, isLost, error, ended, tap } = useTaps();
  useConfirmLeave(unsent.length > 0);
  // Nothing of the ministry stays on the screen of who leads it no more.
  if (refusesLeader(list.error)) {
    return (
      <LeaderRefused error={list.error} ministry={ministry.name}>
        {ended.length === 0 ? undefined : <Undelivered taps={ended} />}
      </LeaderRefused>
    );
  }
  const here = new Map(
    unsent
      .filter(({ ministryId, day: other }) => ministryId === ministry.id && other === day)
      .map(({ userId, present }) => [userId, present]),
  );
  return (
    <QueryView
      query={list}
      loading={<Skeleton height="24rem" />}
      errorTitle="No se pudo cargar la lista de tu ministerio"
    >
      {(people) => (
        <MinistryTaps
          ministry={ministry.name}
          list={{
            ...people,
            personas: people.personas.map((one) => ({ ...one, presente: here.get(one.id) ?? one.presente })),
          }}
          today={today}
          days={days}
          unsent={new Set(here.keys())}
          waiting={isLost ? unsent.length : 0}
          error={error ?? failureOf(meeting)}
          isNoting={meeting.isPending}
          onTap={({ id, presente }) => tap({ ministryId: ministry.id, day, userId: id, present: !presente })}
          onDay={setDay}
          onMeeting={meeting.mutate}
        />
      )}
    </QueryView>
  );
}

/** Taps that did not arrive before the grant ended, for a person who can enter them. */
function Undelivered({ taps }: { readonly taps: readonly RefusedTap[] }) {
  return (
    <>
      <p>Estos toques no llegaron. Pasa la lista a un administrador:</p>
      <ul>
        {taps.map(({ userId, day, name, present }) => (
          <li key={`${userId} ${day}`}>
            {name}: {present ? 'presente' : 'no vino'} el {dayOfMonth(day)}
          </li>
        ))}
      </ul>
    </>
  );
}
