import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '../../primitives/button/button.tsx';
import { FormField } from '../../primitives/form-field/form-field.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { identityFields as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './identity-fields.module.css';

/** Identity fields of an account, in the spec's order (section 5). */
export const identityOrder = ['codigo', 'nombre', 'apellido', 'username', 'email'] as const;

type IdentityField = (typeof identityOrder)[number];

export interface IdentityFieldsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The form's `register`. */
  readonly register: (field: IdentityField) => UseFormRegisterReturn;
  /** The form's errors. */
  readonly errors: Partial<Record<IdentityField, { readonly message?: string | undefined }>>;
  /** Filled in by an administrator: the browser offers no data of their own. */
  readonly inPanel: boolean;
  /** Called by 'Generar número'; without it the button is hidden. */
  readonly onGenerate?: (() => void) | undefined;
}

/** Number, names, username and e-mail of a new account, the same wherever one is made. Renders a `<div>`. */
export function IdentityFields(props: IdentityFieldsProps) {
  const words = useWords(spanish);
  const { register, errors, inPanel, onGenerate, className, ...rest } = props;
  return (
    <div {...rest} className={cx(styles.Root, className)} data-component="IdentityFields">
      <div className={styles.Number}>
        <FormField
          label={words.code}
          hint={inPanel ? undefined : words.codeHint}
          error={errors.codigo?.message}
          required
          className={styles.Grow}
        >
          <TextField {...register('codigo')} autoComplete="off" autoCapitalize="characters" />
        </FormField>
        {onGenerate && (
          <Button variant="secondary" className={styles.Generate} onClick={onGenerate}>
            {words.generate}
          </Button>
        )}
      </div>
      <div className={styles.Pair}>
        <FormField label={words.name} error={errors.nombre?.message} required>
          <TextField {...register('nombre')} autoComplete="given-name" />
        </FormField>
        <FormField label={words.surname} error={errors.apellido?.message} required>
          <TextField {...register('apellido')} autoComplete="family-name" />
        </FormField>
      </div>
      <FormField label={words.username} error={errors.username?.message} required>
        <TextField
          {...register('username')}
          autoComplete={inPanel ? 'off' : 'username'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </FormField>
      <FormField label={words.email} error={errors.email?.message} required>
        <TextField {...register('email')} type="email" autoComplete={inPanel ? 'off' : 'email'} />
      </FormField>
    </div>
  );
}
