import { ApiError } from '@ministerio/contract/client';
import { addDays, churchClock, dayOfMonth } from '@ministerio/contract/domain';
import { useState } from 'react';
import { failureOf } from '../../connected/failure-words/failure-words.ts';
import { QueryView } from '../../connected/query-view/query-view.tsx';
import { useServices } from '../../connected/services/index.ts';
import { useConfirmLeave } from '../../internal/use-confirm-leave.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { FormField } from '../../primitives/form-field/index.ts';
import { Select } from '../../primitives/select/select.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import {
  isNoLeader,
  type RefusedTap,
  useLedMinistries,
  useMeeting,
  useMinistryList,
  useTaps,
} from './use-my-ministry.ts';
import { MinistryTaps } from './view/ministry-taps/ministry-taps.tsx';

/** Days that a leader may mark: today and so many before it (R51). */
const DAYS_BACK = 7;

interface Ministry {
  readonly id: number;
  readonly name: string;
}

/** The screen /dashboard/user/ministerio: the ministries that somebody leads. */
export function MyMinistry() {
  const ministries = useLedMinistries();
  if (isNoLeader(ministries.error)) return <NoLeader />;
  return (
    <QueryView
      query={ministries}
      loading={<Skeleton height="24rem" />}
      errorTitle="No se pudo cargar tu ministerio"
    >
      {([first, ...others]) => (first ? <Led ministries={[first, ...others]} /> : <NoLeader />)}
    </QueryView>
  );
}

function NoLeader() {
  return (
    <EmptyState title="No lideras ningún ministerio">
      Si deberías verlo, pide a un administrador que te nombre.
    </EmptyState>
  );
}

function Led({ ministries }: { readonly ministries: readonly [Ministry, ...Ministry[]] }) {
  const { church, now } = useServices();
  const today = churchClock(now(), church.timeZone).date;
  const days = Array.from({ length: DAYS_BACK + 1 }, (_, back) => addDays(today, -back));
  const [chosen, setChosen] = useState(ministries[0].id);
  const [day, setDay] = useState(today);
  const ministry = ministries.find(({ id }) => id === chosen) ?? ministries[0];
  const list = useMinistryList(ministry.id, day);
  const meeting = useMeeting(ministry.id, day);
  const { unsent, isLost, error, ended, tap } = useTaps();
  useConfirmLeave(unsent.length > 0);
  // Nothing of the ministry stays on the screen of who leads it no more.
  if (isNoLeader(list.error)) return <Ended name={ministry.name} taps={ended} />;
  if (list.error instanceof ApiError && list.error.code === 'own_password_required') {
    return (
      <EmptyState
        title="Elige primero una contraseña propia"
        action={<ButtonLink href="/dashboard/user/clave">Cambiar contraseña</ButtonLink>}
      >
        La tuya es todavía tu número de membresía, que otros conocen. La lista de {ministry.name} es solo para
        ti.
      </EmptyState>
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
        >
          {ministries.length > 1 ? (
            <FormField label="Ministerio">
              <Select value={ministry.id} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
                {ministries.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </FormField>
          ) : null}
        </MinistryTaps>
      )}
    </QueryView>
  );
}

/** What did not arrive before the grant ended, for somebody who can enter it. */
function Ended({ name, taps }: { readonly name: string; readonly taps: readonly RefusedTap[] }) {
  return (
    <EmptyState title={`Ya no lideras ${name}`}>
      {taps.length === 0 ? (
        'Si es un error, pide a un administrador que te nombre otra vez.'
      ) : (
        <>
          <p>Estos toques no llegaron. Pasa la lista a un administrador:</p>
          <ul>
            {taps.map(({ userId, day, name: person, present }) => (
              <li key={`${userId} ${day}`}>
                {person}: {present ? 'presente' : 'no vino'} el {dayOfMonth(day)}
              </li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  );
}
