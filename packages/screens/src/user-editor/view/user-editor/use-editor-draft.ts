import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { accountFields, type UserDraft, type UserEditorValues } from './user-changes.ts';

/**
 * Restores a draft into the form once, then reports changes, but never the password.
 * @param draft - unsaved input from before.
 * @param onChange - receives the fields that differ from the stored account.
 */
export function useEditorDraft(
  form: UseFormReturn<UserEditorValues>,
  draft: UserDraft | undefined,
  onChange: ((draft: UserDraft) => void) | undefined,
): void {
  const restored = useRef(draft);
  const report = useEffectEvent((typed: UserDraft) => onChange?.(typed));
  const { setValue, subscribe } = form;

  useEffect(() => {
    for (const name of accountFields) {
      const text = restored.current?.[name];
      if (text !== undefined) setValue(name, text, { shouldDirty: true });
    }
    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields }) => {
        const typed = accountFields.filter((name) => dirtyFields?.[name]).map((name) => [name, values[name]]);
        report(Object.fromEntries(typed));
      },
    });
  }, [setValue, subscribe]);
}
