import { Form, TextInput } from '@ministerio/ui/composed/form';
import { Button } from '@ministerio/ui/primitives/button';
import { useForm } from 'react-hook-form';
import styles from './category-form.module.css';

export interface CategoryFormProps {
  /** Creates the ministry; resolves to true on success, then the field is emptied. */
  readonly onCreate: (name: string) => Promise<boolean>;
  /** Whether the creation is pending; the button is busy. @default false */
  readonly pending?: boolean;
  /** Error message of the last attempt. */
  readonly error?: string | null;
}

/** 'Crear Nueva Categoría': a name; an empty one does nothing (spec section 5). Renders a `form`. */
export function CategoryForm({ onCreate, pending = false, error }: CategoryFormProps) {
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <Form
      title="Crear Nueva Categoría"
      form={form}
      onSubmit={async ({ name }) => {
        if (name.trim() !== '' && (await onCreate(name.trim()))) form.reset();
      }}
      className={styles.Root}
      data-component="CategoryForm"
    >
      <TextInput
        name="name"
        label="Nombre de la categoría"
        hideLabel
        nullable={false}
        error={error ?? undefined}
        placeholder="Nombre de la categoría"
        maxLength={100}
      />
      <div>
        <Button type="submit" loading={pending}>
          Crear Ministerio
        </Button>
      </div>
    </Form>
  );
}
