import { zodResolver } from '@hookform/resolvers/zod';
import { Form, TextInput } from '@ministerio/ui/composed/form';
import { Button, ButtonLink } from '@ministerio/ui/primitives/button';
import { ErrorNotice } from '@ministerio/ui/primitives/notice';
import { Stack } from '@ministerio/ui/primitives/stack';
import { useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { PersonFields } from './person-fields.tsx';
import { RoleFields } from './role-fields.tsx';
import { useDemotionDialog } from './use-demotion-dialog.tsx';
import { useEditorDraft } from './use-editor-draft.ts';
import {
  changesOf,
  type EditableUser,
  isDemotion,
  isPromotion,
  type UserChanges,
  type UserDraft,
  type UserEditorValues,
  userEditorSchema,
  valuesOf,
} from './user-changes.ts';
import styles from './user-editor.module.css';

export interface UserEditorProps {
  /** The stored account; a new object resets the form. */
  readonly user: EditableUser;
  /**
   * Whether it is the reader's own account: giving up the administrator's role then needs confirmation.
   * @default false
   */
  readonly own?: boolean;
  /** Names of the ministries that the person leads; without them the form does not say it. */
  readonly led?: readonly string[] | undefined;
  /** Saves the changes; the button is busy until it resolves. */
  readonly onSave: (changes: UserChanges) => Promise<void>;
  /** Error message of the last save. */
  readonly error?: string | null;
  /** The server's messages by field of the call's body. */
  readonly fieldErrors?: Readonly<Record<string, string>>;
  /** Unsaved input from before; read once. */
  readonly draft?: UserDraft;
  /** Called with the unsaved input, without the password. */
  readonly onDraftChange?: (draft: UserDraft) => void;
}

/**
 * Edits an account (spec section 2): Nombre and Email always, other fields where the backend knows them.
 * Renders a `form`.
 */
export function UserEditor(props: UserEditorProps) {
  const { user, own = false, led, onSave, error = null, fieldErrors, draft, onDraftChange } = props;
  const schema = useMemo(() => userEditorSchema(user), [user]);
  const [opened] = useState(user);
  const form = useForm<UserEditorValues>({
    resolver: zodResolver(schema),
    defaultValues: valuesOf(user),
    // Not initially: `values` are set after the first paint and would overwrite early input.
    ...(user !== opened && { values: valuesOf(user) }),
    resetOptions: { keepDirtyValues: true },
  });
  const role = useWatch({ control: form.control, name: 'role' });
  const demotion = useDemotionDialog();
  useEditorDraft(form, draft, onDraftChange);

  return (
    <>
      <Form
        form={form}
        fieldErrors={fieldErrors}
        onSubmit={async (values) => {
          const changes = changesOf(user, values);
          if (own && isDemotion(user, changes) && !(await demotion.ask())) return;
          await onSave(changes);
        }}
        className={styles.Root}
        data-component="UserEditor"
      >
        <ErrorNotice>{error}</ErrorNotice>
        <div className={styles.Fields}>
          <TextInput
            name="username"
            label="Nombre"
            hint="Con este nombre inicia sesión."
            required
            spellCheck={false}
          />
          <TextInput name="email" label="Email" required type="email" />
        </div>
        <PersonFields user={user} />
        <RoleFields user={user} promotion={isPromotion(user, role)} led={led} />
        <Stack direction="row" gap={3} wrap>
          <Button type="submit" loading={form.formState.isSubmitting}>
            Guardar
          </Button>
          <ButtonLink href="/dashboard/editarUser" variant="secondary">
            Cancelar
          </ButtonLink>
        </Stack>
      </Form>
      {demotion.dialog}
    </>
  );
}
