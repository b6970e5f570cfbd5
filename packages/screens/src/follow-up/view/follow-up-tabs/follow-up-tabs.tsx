import type { FollowUpLists } from '@ministerio/contract';
import { useFocusNext } from '@ministerio/ui/hooks/use-focus-next';
import { EmptyState } from '@ministerio/ui/primitives/empty-state';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { chevronDown, Glyph } from '@ministerio/ui/primitives/icon';
import { Select } from '@ministerio/ui/primitives/select';
import { Stack } from '@ministerio/ui/primitives/stack';
import { Tabs } from '@ministerio/ui/primitives/tabs';
import { useRef } from 'react';
import {
  type FollowUpClock,
  type FollowUpListName,
  followUpLists,
  isFollowUpList,
  isPutOff,
  type ShownFollowUp,
  type ShownLists,
  todayOf,
  uncountedWords,
} from '../follow-up-words.ts';
import { type FollowUpActions, FollowUpRow } from './follow-up-row.tsx';
import styles from './follow-up-tabs.module.css';

/** A ministry to choose. */
export interface FollowUpMinistry {
  readonly id: number;
  readonly name: string;
}

export interface FollowUpTabsProps extends FollowUpActions {
  /** The people of each list, in display order, and how many more of each there are. */
  readonly lists: ShownLists;
  /** The list that is shown. */
  readonly list: FollowUpListName;
  /** Called with the list to show. */
  readonly onListChange: (list: FollowUpListName) => void;
  /** The ministries to choose from; none while they are not known. @default [] */
  readonly ministries?: readonly FollowUpMinistry[];
  /** Id of the chosen ministry; null for all. @default null */
  readonly ministry?: number | null;
  /** Called with the id of the ministry to show, or null for all; without it there is no choice. */
  readonly onMinistryChange?: ((ministry: number | null) => void) | undefined;
  /** Now, and the church's time zone: what was done is said as 'hace 10 min'. */
  readonly clock: FollowUpClock;
  /** Ids of the rows that are being taken or let go. */
  readonly pending?: ReadonlySet<string>;
  /** Id of the row that somebody else took just before: it says so and offers to take it. @default null */
  readonly contested?: string | null;
}

const nothing: ReadonlySet<string> = new Set();
const names = Object.keys(followUpLists) as FollowUpListName[];

/** New, missing and returned people as three tabs. Renders a `<div>`. */
export function FollowUpTabs(props: FollowUpTabsProps) {
  const { lists, list, onListChange, ministries = [], ministry = null, onMinistryChange, ...others } = props;
  const { clock, pending = nothing, contested = null, onWrite, onTakeOver, onRelease, onOpen } = others;
  const frame = useRef<HTMLDivElement>(null);
  useFocusNext(frame, '[data-part="row-name"]');
  const today = todayOf(clock);
  const of = (name: FollowUpListName) =>
    lists[name].filter(({ ministerios }) => ministry === null || ministerios?.includes(ministry));
  const shown = of(list);
  const rows = (some: readonly ShownFollowUp[]) => (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role from a list without markers
    <ul role="list" className={styles.List}>
      {some.map((row) => (
        <FollowUpRow
          key={row.id}
          {...{ row, list, clock, onWrite, onTakeOver, onRelease, onOpen }}
          pending={pending.has(row.id)}
          contested={contested === row.id}
        />
      ))}
    </ul>
  );
  const now = shown.filter((row) => !isPutOff(row, today));
  const later = shown.filter((row) => isPutOff(row, today));
  return (
    <div ref={frame} tabIndex={-1} className={styles.Root} data-component="FollowUpTabs">
      <Tabs.Root
        value={list}
        onValueChange={(value) => {
          if (isFollowUpList(value)) onListChange(value);
        }}
        className={styles.Tabs}
      >
        <Stack direction="row" gap={3} wrap align="center" justify="between">
          <Tabs.List aria-label="Listas" className={styles.TabList}>
            {names.map((name) => (
              <Tabs.Trigger key={name} value={name} className={styles.Tab}>
                {followUpLists[name]}{' '}
                <span className={styles.Count}>
                  {of(name).filter((row) => !isPutOff(row, today)).length + lists.mas[name]}
                </span>
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {onMinistryChange ? (
            <FormField label="Ministerio" hideLabel className={styles.Ministry}>
              <Select
                value={ministry ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  onMinistryChange(value === '' ? null : Number(value))
                }
              >
                <option value="">Todos los ministerios</option>
                {ministries.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </FormField>
          ) : null}
        </Stack>
        {names.map((name) => (
          <Tabs.Content key={name} value={name} className={styles.Panel}>
            {now.length === 0 ? <Nobody list={list} /> : rows(now)}
            {lists.mas[list] === 0 ? null : (
              <p className={styles.Note}>Y {lists.mas[list]} más: aparecen cuando atiendas a quienes ves.</p>
            )}
            {later.length === 0 ? null : (
              <details className={styles.Later}>
                <summary>
                  Más tarde <span className={styles.Count}>{later.length}</span>
                  <Glyph path={chevronDown} className={styles.Chevron} />
                </summary>
                {rows(later)}
              </details>
            )}
            <Footnotes list={list} uncounted={lists.noContaron ?? []} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </div>
  );
}

const nobody: Readonly<Record<FollowUpListName, { readonly title: string; readonly text: string }>> = {
  nuevos: { title: 'Nadie nuevo', text: 'Aquí aparece quien viene por primera vez.' },
  faltan: {
    title: 'Nadie falta',
    text: 'Todos los que suelen venir estuvieron en una de las últimas reuniones.',
  },
  volvieron: { title: 'Nadie volvió esta semana', text: 'Aquí aparece quien faltaba y vino otra vez.' },
};

function Nobody({ list }: { readonly list: FollowUpListName }) {
  return <EmptyState title={nobody[list].title}>{nobody[list].text}</EmptyState>;
}

interface FootnotesProps {
  readonly list: FollowUpListName;
  readonly uncounted: FollowUpLists['noContaron'];
}

/** Sentences about people whom the list leaves out. */
function Footnotes({ list, uncounted }: FootnotesProps) {
  if (list === 'nuevos') return <p className={styles.Note}>Quien se importó de una lista no aparece aquí.</p>;
  if (list === 'volvieron') {
    return <p className={styles.Note}>Se cierran solos cuando la persona viene. Aquí quedan una semana.</p>;
  }
  return uncounted.map((day) => (
    <p key={day.fecha} className={styles.Note}>
      {uncountedWords(day)}
    </p>
  ));
}
