import { zodResolver } from '@hookform/resolvers/zod';
import { OWN_PASSWORD_LENGTH } from '@ministerio/contract/domain';
import { Form, PasswordInput } from '@ministerio/ui/composed/form';
import { Button } from '@ministerio/ui/primitives/button';
import { Heading } from '@ministerio/ui/primitives/heading';
import { ErrorNotice, Notice } from '@ministerio/ui/primitives/notice';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { type FormFailure, showFailure } from '../../kit/forms/show-failure.ts';
import styles from './change-password-form.module.css';
import { type ChangePasswordValues, changePasswordRules } from './change-password-rules.ts';

const resolver = zodResolver(changePasswordRules);
const order = ['claveActual', 'claveNueva', 'repeticion'] as const;

export interface ChangePasswordFormProps {
  /** Changes the password. Resolves to the failure, or undefined on success: then the fields clear. */
  readonly onSubmit: (values: ChangePasswordValues) => Promise<FormFailure | undefined>;
  /** For password managers, which store the new password under it. */
  readonly username?: string | undefined;
  /** Rule for the new password. @default 'Al menos 8 caracteres.' */
  readonly hint?: string;
  /** Shown above the form, such as 'Cambia tu contraseña para continuar.'. */
  readonly notice?: string | undefined;
}

/** Current password, new password, repeated. Renders a `<form>`. */
export function ChangePasswordForm({
  onSubmit,
  username,
  hint = `Al menos ${OWN_PASSWORD_LENGTH} caracteres.`,
  notice,
}: ChangePasswordFormProps) {
  const form = useForm({ resolver, defaultValues: { claveActual: '', claveNueva: '', repeticion: '' } });
  const titleId = useId();
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        const failure = await onSubmit(values);
        if (failure === undefined) return form.reset();
        showFailure(failure, form, order, { shouldSelect: true });
      }}
      className={styles.ChangePasswordForm}
      data-component="ChangePasswordForm"
      aria-labelledby={titleId}
    >
      <Heading level={2} size="xl" id={titleId}>
        Cambiar contraseña
      </Heading>
      {notice && <Notice tone="info">{notice}</Notice>}
      <ErrorNotice>{form.formState.errors.root?.message}</ErrorNotice>
      <input type="text" hidden autoComplete="username" value={username ?? ''} readOnly />
      <PasswordInput name="claveActual" label="Contraseña actual" required autoComplete="current-password" />
      <PasswordInput
        name="claveNueva"
        label="Contraseña nueva"
        hint={hint}
        required
        autoComplete="new-password"
      />
      <PasswordInput
        name="repeticion"
        label="Repite la contraseña nueva"
        required
        autoComplete="new-password"
      />
      <Button type="submit" loading={form.formState.isSubmitting} className={styles.Submit}>
        Guardar contraseña
      </Button>
    </Form>
  );
}
