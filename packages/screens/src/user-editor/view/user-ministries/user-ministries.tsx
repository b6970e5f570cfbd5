import type { Category } from '@ministerio/contract';
import { MinistryAvatar } from '@ministerio/ui/composed/ministry-avatar';
import { Checkbox } from '@ministerio/ui/primitives/checkbox';
import { Heading } from '@ministerio/ui/primitives/heading';
import { Stack } from '@ministerio/ui/primitives/stack';
import { useId } from 'react';
import styles from './user-ministries.module.css';

export interface UserMinistriesProps {
  /** Every ministry. */
  readonly categories: readonly Category[];
  /** Ids, as text, of the person's ministries. */
  readonly memberOf: ReadonlySet<string>;
  /** Ids, as text, of ministries with a pending change; their boxes are disabled. */
  readonly saving?: ReadonlySet<string>;
  /** Called when a box is ticked or cleared. */
  readonly onMemberChange: (category: Category, member: boolean) => void;
}

const none: ReadonlySet<string> = new Set();

/** A person's ministries as checkboxes that save at once. Renders a `<section>`. */
export function UserMinistries({ categories, memberOf, saving = none, onMemberChange }: UserMinistriesProps) {
  const title = useId();
  return (
    <Stack as="section" aria-labelledby={title} data-component="UserMinistries" gap={3}>
      <Heading level={2} size="md" id={title}>
        Ministerios
      </Heading>
      <p className={styles.Hint}>Cada cambio se guarda al marcarlo. Una persona puede estar en varios.</p>
      <ul className={styles.List}>
        {categories.map((category) => {
          const id = String(category.id);
          return (
            <Stack as="li" key={id} direction="row" gap={2} align="center">
              <Checkbox
                label={category.name ?? `Ministerio ${id}`}
                checked={memberOf.has(id)}
                aria-disabled={saving.has(id) || undefined}
                onChange={(event) => {
                  if (!saving.has(id)) onMemberChange(category, event.currentTarget.checked);
                }}
              />
              <MinistryAvatar name={category.name} size="sm" />
            </Stack>
          );
        })}
      </ul>
    </Stack>
  );
}
