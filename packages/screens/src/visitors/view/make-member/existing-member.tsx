import { Avatar } from '@ministerio/ui/primitives/avatar';
import { Button } from '@ministerio/ui/primitives/button';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { LiveRegion } from '@ministerio/ui/primitives/live-region';
import { ErrorNotice } from '@ministerio/ui/primitives/notice';
import { Stack } from '@ministerio/ui/primitives/stack';
import { TextField } from '@ministerio/ui/primitives/text-field';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DeskPerson, DeskSearch } from '../../../kit/marking/hits.ts';
import person from '../../../kit/person-line.module.css';
import styles from './make-member.module.css';
import { foundWords, useMemberSearch } from './use-member-search.ts';

interface ExistingMemberProps {
  /** How many visits go over. */
  readonly visits: number;
  readonly search: DeskSearch;
  readonly onChoose: (member: number) => Promise<string | undefined>;
  readonly onCancel: () => void;
}

/** Finds the member who the visitor is; nothing goes over before it was said whose attendance it becomes. */
export function ExistingMember({ visits, search, onChoose, onCancel }: ExistingMemberProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<DeskPerson | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const found = useMemberSearch(text.trim(), search);
  const people = found.status === 'found' ? found.hits.people : [];

  function ask(hit: DeskPerson) {
    flushSync(() => setChosen(hit));
    confirm.current?.focus();
  }
  function back() {
    flushSync(() => {
      setError(undefined);
      setChosen(null);
    });
    field.current?.focus();
  }
  async function choose({ id }: DeskPerson) {
    if (isSaving) return;
    setSaving(true);
    setError(undefined);
    setError(await onChoose(id));
    setSaving(false);
  }

  if (chosen) {
    return (
      <Stack>
        <ErrorNotice>{error}</ErrorNotice>
        <p>
          {visits === 1 ? 'Su visita pasa' : `Sus ${visits} visitas pasan`} a la asistencia de{' '}
          <strong>{chosen.name}</strong> ({chosen.about}). No se puede deshacer.
        </p>
        <div className={styles.Buttons}>
          <Button variant="secondary" onClick={back}>
            Elegir a otra persona
          </Button>
          <Button ref={confirm} loading={isSaving} onClick={() => void choose(chosen)}>
            {visits === 1 ? 'Pasar la visita' : 'Pasar las visitas'}
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <Stack>
      <FormField
        label="Buscar al miembro"
        hint="Su nombre, su número, o los últimos cuatro caracteres del número."
      >
        <TextField
          ref={field}
          type="search"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
        />
      </FormField>
      <LiveRegion politeness="polite" className={styles.Found}>
        {foundWords(found)}
      </LiveRegion>
      {people.length === 0 ? null : (
        <ul className={styles.People} aria-label="Personas encontradas">
          {people.map((hit) => (
            <li key={hit.id} className={person.Item}>
              <Avatar name={hit.name} size="sm" />
              <span className={styles.Person}>
                <span className={person.Name}>{hit.name}</span>
                <span className={person.Fact}>{hit.about}</span>
              </span>
              <Button variant="secondary" size="sm" onClick={() => ask(hit)}>
                Elegir<VisuallyHidden> a {hit.name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.Buttons}>
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </Stack>
  );
}
