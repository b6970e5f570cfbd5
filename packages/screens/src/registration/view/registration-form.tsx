import { zodResolver } from '@hookform/resolvers/zod';
import { registerBody } from '@ministerio/contract';
import { Form } from '@ministerio/ui/composed/form';
import { IdentityFields } from '@ministerio/ui/composed/identity-fields';
import { Button } from '@ministerio/ui/primitives/button';
import { Heading } from '@ministerio/ui/primitives/heading';
import { Link } from '@ministerio/ui/primitives/link';
import { ErrorNotice } from '@ministerio/ui/primitives/notice';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { type FormFailure, showFailure } from '../../kit/forms/show-failure.ts';
import { AccountFields } from './account-fields.tsx';
import styles from './registration-form.module.css';
import {
  type RegistrationAudience,
  type RegistrationInput,
  type RegistrationValues,
  registrationOrder,
} from './registration-values.ts';
import { type Proposals, useProposals } from './use-proposals.ts';

const resolver = zodResolver(registerBody);
const empty: RegistrationInput = {
  codigo: '',
  nombre: '',
  apellido: '',
  username: '',
  email: '',
  password: '',
};

export interface RegistrationFormProps {
  /** The panel also offers a number; the public page links to the login. @default 'public' */
  readonly audience?: RegistrationAudience;
  /** Creates the account. Resolves to the failure, or undefined on success: then the fields clear. */
  readonly onSubmit: (values: RegistrationValues) => Promise<FormFailure | undefined>;
  /** Whether the role can be selected; only in the panel, and where the backend stores it. @default false */
  readonly withRole?: boolean;
  /** Fills in what is left empty, and the number on 'Generar número'; without them the button is hidden. */
  readonly proposals?: Proposals | undefined;
}

/**
 * 'Crea tu cuenta' (spec section 2, Registration; section 5 for its rules). Input is kept when the call
 * fails. Renders a `<form>`.
 */
export function RegistrationForm({
  audience = 'public',
  withRole = false,
  onSubmit,
  proposals,
}: RegistrationFormProps) {
  const inPanel = audience === 'panel';
  const form = useForm<RegistrationInput, unknown, RegistrationValues>({
    resolver,
    defaultValues: inPanel ? { ...empty, role: 'USER' } : empty,
  });
  useProposals(form, proposals);
  const titleId = useId();
  const { errors, isSubmitting } = form.formState;
  return (
    <Form
      className={styles.RegistrationForm}
      data-component="RegistrationForm"
      aria-labelledby={titleId}
      form={form}
      onSubmit={async (values) => {
        const failure = await onSubmit(values);
        if (failure !== undefined) return showFailure(failure, form, registrationOrder);
        form.reset(undefined, { keepFieldsRef: true });
        if (inPanel) form.setFocus('codigo');
      }}
    >
      <header className={styles.Heading}>
        <Heading id={titleId} level={inPanel ? 2 : 1} size={inPanel ? 'xl' : '2xl'}>
          Crea tu cuenta
        </Heading>
        <p className={styles.Muted}>
          {inPanel ? (
            '(para administradores de la iglesia)'
          ) : (
            <>
              ¿Ya tienes una cuenta? <Link href="/auth/login">Iniciar sesión</Link>
            </>
          )}
        </p>
      </header>
      <ErrorNotice className={styles.Whole}>{errors.root?.message}</ErrorNotice>
      <IdentityFields
        register={form.register}
        errors={errors}
        inPanel={inPanel}
        onGenerate={
          proposals && (() => form.setValue('codigo', proposals.number(), { shouldValidate: true }))
        }
      />
      <AccountFields withRole={withRole} inPanel={inPanel} />
      <Button type="submit" size="lg" loading={isSubmitting} className={styles.Submit}>
        Registrarse
      </Button>
    </Form>
  );
}
