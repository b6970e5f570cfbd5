import { zodResolver } from '@hookform/resolvers/zod';
import { loginBody } from '@ministerio/contract';
import { PasswordField } from '@ministerio/ui/composed/password-field';
import { useSingleSubmit } from '@ministerio/ui/hooks/use-single-submit';
import { Button } from '@ministerio/ui/primitives/button';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { Heading } from '@ministerio/ui/primitives/heading';
import { Link } from '@ministerio/ui/primitives/link';
import { ErrorNotice, Notice } from '@ministerio/ui/primitives/notice';
import { TextField } from '@ministerio/ui/primitives/text-field';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import { firstErrorOnly } from '../../kit/forms/first-error-only.ts';
import { type FormFailure, showFailure } from '../../kit/forms/show-failure.ts';
import styles from './login-form.module.css';

export interface LoginValues {
  readonly username: string;
  /** The membership number. */
  readonly password: string;
}

const order = ['username', 'password'] as const;
const resolver = firstErrorOnly(zodResolver(loginBody), order);

export interface LoginFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** Signs in. Resolves to the failure, or undefined on success; the form submits once until then. */
  readonly onSubmit: (values: LoginValues) => Promise<FormFailure | undefined>;
  /** Shown above the form, such as 'Tu sesión ha vencido. Inicia sesión de nuevo.'. */
  readonly notice?: ReactNode;
  /** Initial values. @default empty */
  readonly defaultValues?: LoginValues | undefined;
  /** Where 'No recuerdo mi número' leads; without it the link is hidden. */
  readonly forgotten?: { readonly href: string; readonly external: boolean } | undefined;
}

/**
 * 'Iniciar sesión' (spec section 2, Login). Checks the username, then the password (section 5). Renders a `<form>`.
 */
export function LoginForm({
  onSubmit,
  notice,
  defaultValues = { username: '', password: '' },
  forgotten,
  className,
  ...rest
}: LoginFormProps) {
  const form = useForm({ resolver, defaultValues });
  const titleId = useId();
  const { errors, isSubmitting } = form.formState;
  const submit = useSingleSubmit(
    form.handleSubmit(async (values) => {
      const failure = await onSubmit(values);
      if (failure === undefined) return;
      showFailure(failure, form, order);
      form.setFocus('password', { shouldSelect: true });
    }),
  );
  return (
    <form
      {...rest}
      className={cx(styles.LoginForm, className)}
      data-component="LoginForm"
      aria-labelledby={titleId}
      noValidate
      onSubmit={submit}
    >
      <Heading level={1} size="2xl" id={titleId}>
        Iniciar sesión
      </Heading>
      {notice && !errors.root && <Notice tone="info">{notice}</Notice>}
      <ErrorNotice>{errors.root?.message}</ErrorNotice>
      <FormField label="Nombre de usuario" error={errors.username?.message} required>
        <TextField
          {...form.register('username')}
          size="lg"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </FormField>
      <FormField
        label="Numero de membresia"
        hint="Si administras el sitio, escribe aquí tu contraseña."
        error={errors.password?.message}
        required
      >
        <PasswordField {...form.register('password')} size="lg" autoComplete="current-password" />
      </FormField>
      <Button type="submit" size="lg" loading={isSubmitting} className={styles.Submit}>
        Ingresar
      </Button>
      {forgotten && (
        <p className={styles.Other}>
          <Link href={forgotten.href} external={forgotten.external} className={styles.Forgotten}>
            No recuerdo mi número
          </Link>
        </p>
      )}
      <p className={styles.Other}>
        ¿Todavía no tienes cuenta?{' '}
        <Link href="/auth/Registro" className={styles.Register}>
          Crea tu cuenta
        </Link>
      </p>
    </form>
  );
}
