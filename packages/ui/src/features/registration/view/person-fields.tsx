import { Button } from '../../../primitives/button/index.ts';
import { FormField } from '../../../primitives/form-field/form-field.tsx';
import { TextField } from '../../../primitives/text-field/text-field.tsx';
import styles from './registration-form.module.css';
import type { RegistrationHandle } from './registration-values.ts';

interface PersonFieldsProps {
  readonly form: RegistrationHandle;
  readonly generateNumber?: (() => string) | undefined;
}

/** Personal fields: membership number, first and last name. */
export function PersonFields({ form, generateNumber }: PersonFieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <div className={styles.Number}>
        <FormField
          label="Código de membresía"
          error={errors.codigo?.message}
          required
          className={styles.Grow}
        >
          <TextField {...form.register('codigo')} autoComplete="off" autoCapitalize="characters" />
        </FormField>
        {generateNumber && (
          <Button
            variant="secondary"
            className={styles.Generate}
            onClick={() => form.setValue('codigo', generateNumber(), { shouldValidate: true })}
          >
            Generar número
          </Button>
        )}
      </div>
      <div className={styles.Pair}>
        <FormField label="Nombre" error={errors.nombre?.message} required>
          <TextField {...form.register('nombre')} autoComplete="given-name" />
        </FormField>
        <FormField label="Apellido" error={errors.apellido?.message} required>
          <TextField {...form.register('apellido')} autoComplete="family-name" />
        </FormField>
      </div>
    </>
  );
}
