import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { UserDraft, UserEditorValues } from './user-changes.ts';

/** A password is never draftFields anywhere. */
const draftFields = ['username', 'email', 'nombre', 'apellido', 'codigo', 'role'] as const;

/**
 * Puts an earlier draft back into the form, once, and tells what is typed from then on.
 * @param draft - what was typed before and not saved.
 * @param onChange - told the fields that differ from what is stored.
 */
export function useEditorDraft(
  form: UseFormReturn<UserEditorValues>,
  draft: UserDraft | undefined,
  onChange: ((draft: UserDraft) => void) | undefined,
): void {
  const restored = useRef(draft);
  const onChangeRef = useRef(onChange);
  onChangeRef.current = onChange;
  const { setValue, subscribe } = form;

  useEffect(() => {
    for (const name of draftFields) {
      const text = restored.current?.[name];
      if (text !== undefined) setValue(name, text, { shouldDirty: true });
    }
    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields }) => {
        const typed = draftFields.filter((name) => dirtyFields?.[name]).map((name) => [name, values[name]]);
        onChangeRef.current?.(Object.fromEntries(typed));
      },
    });
  }, [setValue, subscribe]);
}
