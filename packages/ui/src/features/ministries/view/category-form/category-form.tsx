import { cx } from 'class-variance-authority';
import { type ComponentProps, useId, useState } from 'react';
import { useSingleSubmit } from '../../../../internal/forms/use-single-submit.ts';
import { Button } from '../../../../primitives/button/index.ts';
import { FormField } from '../../../../primitives/form-field/form-field.tsx';
import { Heading } from '../../../../primitives/heading/heading.tsx';
import { TextField } from '../../../../primitives/text-field/text-field.tsx';
import styles from './category-form.module.css';

export interface CategoryFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Creates the ministry; resolves to true on success, then the field is emptied. */
  readonly onCreate: (name: string) => Promise<boolean>;
  /** Whether the creation is pending; the button is busy. @default false */
  readonly pending?: boolean;
  /** Error message of the last attempt. */
  readonly error?: string | null;
}

/** 'Crear Nueva Categoría': a name; an empty one does nothing (spec section 5). Renders a `form`. */
export function CategoryForm({
  onCreate,
  pending = false,
  error = null,
  className,
  ...rest
}: CategoryFormProps) {
  const title = useId();
  const [name, setName] = useState('');
  const onSubmit = useSingleSubmit(async () => {
    const typed = name.trim();
    if (typed !== '' && (await onCreate(typed))) setName('');
  });

  return (
    <form
      {...rest}
      className={cx(styles.Root, className)}
      onSubmit={onSubmit}
      noValidate
      aria-labelledby={title}
      data-component="CategoryForm"
    >
      <Heading level={2} size="lg" id={title}>
        Crear Nueva Categoría
      </Heading>
      <FormField label="Nombre de la categoría" hideLabel error={error ?? undefined}>
        <TextField
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          placeholder="Nombre de la categoría"
          autoComplete="off"
          maxLength={100}
        />
      </FormField>
      <div>
        <Button type="submit" loading={pending}>
          Crear Ministerio
        </Button>
      </div>
    </form>
  );
}
