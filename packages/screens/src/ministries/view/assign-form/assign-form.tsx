import { zodResolver } from '@hookform/resolvers/zod';
import type { Category, User } from '@ministerio/contract';
import { Form, SelectInput } from '@ministerio/ui/composed/form';
import { Button } from '@ministerio/ui/primitives/button';
import { ErrorNotice } from '@ministerio/ui/primitives/notice';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import styles from './assign-form.module.css';

export interface AssignFormProps {
  /** The people to choose from. */
  readonly users: readonly User[];
  /** The ministries to choose from. */
  readonly categories: readonly Category[];
  /** Assigns; resolves to true on success, then both selections are cleared. */
  readonly onAssign: (user: User, category: Category) => Promise<boolean>;
  /** Whether the call is pending; the button is busy. @default false */
  readonly pending?: boolean;
  /** Error message of the last assignment, or of loading the users. */
  readonly error?: string | null;
}

const resolver = zodResolver(
  z.object({
    userId: z.string().check(z.minLength(1, 'Selecciona un usuario')),
    categoryId: z.string().check(z.minLength(1, 'Selecciona un ministerio')),
  }),
);

/** 'Asignar Usuario a un ministerio': both selections are required (spec section 5). Renders a `form`. */
export function AssignForm(props: AssignFormProps) {
  const { users, categories, onAssign, pending = false, error } = props;
  const form = useForm({ resolver, defaultValues: { userId: '', categoryId: '' } });
  return (
    <Form
      title="Asignar Usuario a un ministerio"
      form={form}
      onSubmit={async ({ userId, categoryId }) => {
        const user = users.find(({ id }) => String(id) === userId);
        const category = categories.find(({ id }) => String(id) === categoryId);
        if (user && category && (await onAssign(user, category))) form.reset();
      }}
      className={styles.Root}
      data-component="AssignForm"
    >
      <div className={styles.Fields}>
        <SelectInput
          name="userId"
          label="Usuario"
          options={[
            ['', 'Seleccione un usuario'],
            ...users.map(({ id, username }) => [String(id), username ?? `Usuario ${id}`] as const),
          ]}
        />
        <SelectInput
          name="categoryId"
          label="Ministerio"
          options={[
            ['', 'Seleccione un ministerio'],
            ...categories.map(({ id, name }) => [String(id), name ?? `Ministerio ${id}`] as const),
          ]}
        />
      </div>
      <ErrorNotice>{error}</ErrorNotice>
      <div>
        <Button type="submit" loading={pending}>
          Asignar Usuario
        </Button>
      </div>
    </Form>
  );
}
