import { zodResolver } from '@hookform/resolvers/zod';
import { registerBody, type Visitor } from '@ministerio/contract';
import { Form } from '@ministerio/ui/composed/form';
import { IdentityFields, identityOrder } from '@ministerio/ui/composed/identity-fields';
import { Button } from '@ministerio/ui/primitives/button';
import { ErrorNotice } from '@ministerio/ui/primitives/notice';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type FormFailure, showFailure } from '../../../kit/forms/show-failure.ts';
import styles from './make-member.module.css';

/** The rules of the panel's form; the server takes the number as the password. */
const identity = z.pick(registerBody, {
  codigo: true,
  nombre: true,
  apellido: true,
  username: true,
  email: true,
});
const resolver = zodResolver(identity);

/** Identity of a new member. */
export type NewMemberValues = z.output<typeof identity>;

interface NewMemberProps {
  readonly visitor: Visitor;
  readonly onSubmit: (values: NewMemberValues) => Promise<FormFailure | undefined>;
  readonly generateNumber: () => string;
  readonly onCancel: () => void;
}

/** The form of a new member, with the first name filled in. */
export function NewMember({ visitor, onSubmit, generateNumber, onCancel }: NewMemberProps) {
  const form = useForm<z.input<typeof identity>, unknown, NewMemberValues>({
    resolver,
    defaultValues: { codigo: '', nombre: visitor.nombre, apellido: '', username: '', email: '' },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Form
      className={styles.Fields}
      aria-label="Miembro nuevo"
      form={form}
      onSubmit={async (values) => {
        const failure = await onSubmit(values);
        if (failure !== undefined) showFailure(failure, form, identityOrder);
      }}
    >
      <ErrorNotice className={styles.Whole}>{errors.root?.message}</ErrorNotice>
      <IdentityFields
        register={form.register}
        errors={errors}
        inPanel
        onGenerate={() => form.setValue('codigo', generateNumber(), { shouldValidate: true })}
      />
      <p className={styles.Whole}>
        Su contraseña es el código de membresía. Al entrar se le invita a cambiarla.
      </p>
      <div className={styles.Buttons}>
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" loading={isSubmitting}>
          Hacer miembro
        </Button>
      </div>
    </Form>
  );
}
