import { type Category, followUpThresholds, setFollowUpThreshold } from '@ministerio/contract';
import { FOLLOW_UP_AFTER } from '@ministerio/contract/domain';
import { Button } from '@ministerio/ui/primitives/button';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { Select } from '@ministerio/ui/primitives/select';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../kit/failure-words/failure-words.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { useCall } from '../kit/use-call.ts';
import styles from './missed-meetings.module.css';
import { successToast } from './use-categories.ts';

const choices = Array.from(
  { length: FOLLOW_UP_AFTER.max - FOLLOW_UP_AFTER.min + 1 },
  (_, index) => FOLLOW_UP_AFTER.min + index,
);

const meetings = (count: number) => (count === 1 ? '1 reunión' : `${count} reuniones seguidas`);

/** After how many missed meetings 'Seguimiento' lists somebody of a ministry. What was chosen stays where saving fails. */
export function MissedMeetings({ category }: { readonly category: Category }) {
  const { client } = useServices();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<number | null>(null);
  const { data } = useCall(queryKeys.followUpThresholds, followUpThresholds, { retry: false });
  const save = useMutation({
    mutationFn: (faltas: number) =>
      client.call(setFollowUpThreshold, { params: { id: Number(category.id) }, body: { faltas } }),
    onSuccess: async (_, faltas) => {
      successToast(`Se nota a quien falta ${meetings(faltas)}.`);
      void queries.invalidateQueries({ queryKey: queryKeys.followUps });
      await queries.invalidateQueries({ queryKey: queryKeys.followUpThresholds });
      setChosen(null);
    },
  });
  const saved = data?.ministerios.find(({ id }) => String(id) === String(category.id))?.faltas;
  if (saved === undefined) return null;
  const value = chosen ?? saved;
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (value !== saved && !save.isPending) save.mutate(value);
  }
  return (
    <form className={styles.Form} onSubmit={send}>
      <FormField
        label="Se nota a quien falta"
        hint="Desde entonces aparece en «Seguimiento»."
        error={failureOf(save, 'No se pudo guardar desde cuándo se nota') ?? undefined}
        className={styles.Field}
      >
        <Select
          value={value}
          onChange={({ currentTarget }) => {
            save.reset();
            setChosen(Number(currentTarget.value));
          }}
        >
          {choices.map((count) => (
            <option key={count} value={count}>
              {meetings(count)}
            </option>
          ))}
        </Select>
      </FormField>
      {value === saved ? null : (
        <Button type="submit" variant="secondary" loading={save.isPending}>
          Guardar
        </Button>
      )}
    </form>
  );
}
