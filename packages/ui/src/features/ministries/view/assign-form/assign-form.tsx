import type { Category, User } from '@ministerio/contract';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useId, useState } from 'react';
import { useSingleSubmit } from '../../../../internal/forms/use-single-submit.ts';
import { Button } from '../../../../primitives/button/index.ts';
import { FormField } from '../../../../primitives/form-field/form-field.tsx';
import { Heading } from '../../../../primitives/heading/heading.tsx';
import { ErrorNotice } from '../../../../primitives/notice/notice.tsx';
import { Select } from '../../../../primitives/select/select.tsx';
import styles from './assign-form.module.css';

export interface AssignFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
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

/** 'Asignar Usuario a un ministerio': both selections are required (spec section 5). Renders a `form`. */
export function AssignForm({
  users,
  categories,
  onAssign,
  pending = false,
  error = null,
  className,
  ...rest
}: AssignFormProps) {
  const title = useId();
  const [userId, setUserId] = useState('');
  const [categoryId, setCategoryId] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const user = users.find((one) => String(one.id) === userId);
  const category = categories.find((one) => String(one.id) === categoryId);

  const onSubmit = useSingleSubmit(async () => {
    setSubmitted(true);
    if (!user || !category || !(await onAssign(user, category))) return;
    setUserId('');
    setCategoryId('');
    setSubmitted(false);
  });

  return (
    <form
      {...rest}
      className={cx(styles.Root, className)}
      onSubmit={onSubmit}
      noValidate
      aria-labelledby={title}
      data-component="AssignForm"
    >
      <Heading level={2} size="lg" id={title}>
        Asignar Usuario a un ministerio
      </Heading>
      <div className={styles.Fields}>
        <FormField label="Usuario" error={submitted && !user ? 'Selecciona un usuario' : undefined}>
          <Select value={userId} onChange={(event) => setUserId(event.currentTarget.value)}>
            <option value="">Seleccione un usuario</option>
            {users.map((one) => (
              <option key={one.id} value={one.id}>
                {one.username ?? `Usuario ${one.id}`}
              </option>
            ))}
          </Select>
        </FormField>
        <FormField label="Ministerio" error={submitted && !category ? 'Selecciona un ministerio' : undefined}>
          <Select value={categoryId} onChange={(event) => setCategoryId(event.currentTarget.value)}>
            <option value="">Seleccione un ministerio</option>
            {categories.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name ?? `Ministerio ${one.id}`}
              </option>
            ))}
          </Select>
        </FormField>
      </div>
      <ErrorNotice>{error}</ErrorNotice>
      <div>
        <Button type="submit" loading={pending}>
          Asignar Usuario
        </Button>
      </div>
    </form>
  );
}
