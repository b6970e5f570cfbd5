import { componentName, pageTitle, storyTitle, type Wanted } from './names.ts';

/** The folder of a component, from the repository's root. */
export function folderOf({ name, layer }: Wanted): string {
  return `packages/ui/src/${layer}/${name}`;
}

/** The files of a new component, as text by path from the repository's root. */
export function filesOf(wanted: Wanted): Readonly<Record<string, string>> {
  const { name, layer } = wanted;
  const at = `${folderOf(wanted)}/${name}`;
  return {
    [`${at}.tsx`]: component(name),
    [`${at}.module.css`]: styles(wanted),
    [`${at}.stories.tsx`]: stories(wanted),
    ...(layer === 'composed' ? { [`${at}.mdx`]: usagePage(name) } : {}),
  };
}

function component(name: string): string {
  const Name = componentName(name);
  return `import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from './${name}.module.css';

export interface ${Name}Props extends ComponentProps<'div'> {}

/** ${pageTitle(name)}: say in one sentence what it is for. Renders a \`<div>\`. */
export function ${Name}({ className, ...rest }: ${Name}Props) {
  return <div data-component="${Name}" {...rest} className={cx(styles.${Name}, className)} />;
}
`;
}

function styles({ name, layer }: Wanted): string {
  return `@layer ${layer} {
  .${componentName(name)} {
    display: grid;
    gap: var(--space-3);
  }
}
`;
}

function stories(wanted: Wanted): string {
  const Name = componentName(wanted.name);
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${Name} } from './${wanted.name}.tsx';

const meta = {
  title: '${storyTitle(wanted)}',
  component: ${Name},
  args: { children: 'Nos vemos el sábado' },
} satisfies Meta<typeof ${Name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {${wanted.layer === 'composed' ? "\n  tags: ['picture']," : ''}
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nos vemos el sábado')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'telefono' } } };
`;
}

function usagePage(name: string): string {
  return `import { Meta } from '@storybook/addon-docs/blocks';
import * as stories from './${name}.stories.tsx';

<Meta of={stories} name="Usage" />

# ${pageTitle(name)}

Say in one sentence what it is for.

## When to use it

- Name the screen or the situation.

## When not

- Name the neighbour that fits better, and when.

## Keyboard

Nothing to operate.

## Content

- Say how its words are written, and what happens to long ones.
`;
}
