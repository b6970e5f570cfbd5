import type { Category } from '@ministerio/contract';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { Checkbox } from '../../../../primitives/checkbox/checkbox.tsx';
import { Heading } from '../../../../primitives/heading/heading.tsx';
import styles from './user-ministries.module.css';

/** Props of {@link UserMinistries}. */
export interface UserMinistriesProps extends Omit<ComponentProps<'section'>, 'children' | 'onChange'> {
  /** Every ministry there is. */
  readonly categories: readonly Category[];
  /** Ids, as text, of those that the person is in. */
  readonly memberOf: ReadonlySet<string>;
  /** Ids, as text, of those whose change is on its way; their boxes wait. */
  readonly saving?: ReadonlySet<string>;
  /** A box was ticked or cleared. */
  readonly onMemberChange: (category: Category, member: boolean) => void;
}

const none: ReadonlySet<string> = new Set();

/** The ministries that a person is in, each a box that saves at once. Renders a `<section>`. */
export function UserMinistries({
  categories,
  memberOf,
  saving = none,
  onMemberChange,
  className,
  ...rest
}: UserMinistriesProps) {
  const title = useId();
  return (
    <section
      {...rest}
      className={cx(styles.Root, className)}
      aria-labelledby={title}
      data-component="UserMinistries"
    >
      <Heading level={2} size="md" id={title}>
        Ministerios
      </Heading>
      <p className={styles.Hint}>Cada cambio se guarda al marcarlo. Una persona puede estar en varios.</p>
      <ul className={styles.List}>
        {categories.map((category) => {
          const id = String(category.id);
          return (
            <li key={id}>
              <Checkbox
                label={category.name ?? `Ministerio ${id}`}
                checked={memberOf.has(id)}
                aria-disabled={saving.has(id) || undefined}
                onChange={(event) => {
                  if (!saving.has(id)) onMemberChange(category, event.currentTarget.checked);
                }}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
