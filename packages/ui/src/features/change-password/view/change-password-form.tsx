import { zodResolver } from '@hookform/resolvers/zod';
import { OWN_PASSWORD_LENGTH } from '@ministerio/contract/domain';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '../../../composed/password-field/password-field.tsx';
import { type FormFailure, showFailure } from '../../../internal/forms/show-failure.ts';
import { useSingleSubmit } from '../../../internal/forms/use-single-submit.ts';
import { Button } from '../../../primitives/button/index.ts';
import { FormField } from '../../../primitives/form-field/form-field.tsx';
import { Heading } from '../../../primitives/heading/heading.tsx';
import { ErrorNotice, Notice } from '../../../primitives/notice/notice.tsx';
import styles from './change-password-form.module.css';
import { type ChangePasswordValues, changePasswordRules } from './change-password-rules.ts';

const resolver = zodResolver(changePasswordRules);
const order = ['claveActual', 'claveNueva', 'repeticion'] as const;

export interface ChangePasswordFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** Changes the password. Resolves to the failure, or undefined on success: then the fields clear. */
  readonly onSubmit: (values: ChangePasswordValues) => Promise<FormFailure | undefined>;
  /** For password managers, which store the new password under it. */
  readonly username?: string | undefined;
  /** The form's title. @default 'Cambiar contraseña' */
  readonly title?: string;
  /** What the new password has to be. @default 'Al menos 8 caracteres.' */
  readonly hint?: string;
  /** Shown above the form, such as 'Cambia tu contraseña para continuar.'. */
  readonly notice?: string | undefined;
}

/** Current password, new password, repeated. Renders a `<form>`. */
export function ChangePasswordForm({
  onSubmit,
  username,
  title = 'Cambiar contraseña',
  hint = `Al menos ${OWN_PASSWORD_LENGTH} caracteres.`,
  notice,
  className,
  ...rest
}: ChangePasswordFormProps) {
  const form = useForm({ resolver, defaultValues: { claveActual: '', claveNueva: '', repeticion: '' } });
  const titleId = useId();
  const { errors, isSubmitting } = form.formState;
  const submit = useSingleSubmit(
    form.handleSubmit(async (values) => {
      const failure = await onSubmit(values);
      if (failure === undefined) return form.reset();
      showFailure(failure, form, order, { shouldSelect: true });
    }),
  );
  return (
    <form
      {...rest}
      className={cx(styles.ChangePasswordForm, className)}
      data-component="ChangePasswordForm"
      aria-labelledby={titleId}
      noValidate
      onSubmit={submit}
    >
      <Heading level={2} size="xl" id={titleId}>
        {title}
      </Heading>
      {notice && <Notice tone="info">{notice}</Notice>}
      <ErrorNotice>{errors.root?.message}</ErrorNotice>
      <input type="text" hidden autoComplete="username" value={username ?? ''} readOnly />
      <FormField label="Contraseña actual" error={errors.claveActual?.message} required>
        <PasswordField {...form.register('claveActual')} autoComplete="current-password" />
      </FormField>
      <FormField label="Contraseña nueva" hint={hint} error={errors.claveNueva?.message} required>
        <PasswordField {...form.register('claveNueva')} autoComplete="new-password" />
      </FormField>
      <FormField label="Repite la contraseña nueva" error={errors.repeticion?.message} required>
        <PasswordField {...form.register('repeticion')} autoComplete="new-password" />
      </FormField>
      <Button type="submit" loading={isSubmitting} className={styles.Submit}>
        Guardar contraseña
      </Button>
    </form>
  );
}
