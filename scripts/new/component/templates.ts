import { componentName, pageTitle, storyTitle, type Wanted } from './names.ts';

/** The folder of a component, from the repository's root. */
export function folderOf({ name, layer }: Wanted): string {
  return `packages/ui/src/${layer}/${name}`;
}

/** The files of a new component, as text by path from the repository's root. */
export function filesOf(wanted: Wanted): Readonly<Record<string, string>> {
  const { name } = wanted;
  const at = `${folderOf(wanted)}/${name}`;
  return {
    [`${at}.tsx`]: component(name),
    [`${at}.module.css`]: styles(wanted),
    [`${at}.stories.tsx`]: stories(wanted),
    [`${at}.mdx`]: usagePage(wanted),
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

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nos vemos el sábado')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
`;
}

/** The page of a component, with the sections that `packages/ui/src/usage-pages.test.ts` asks for. */
function usagePage({ name, layer }: Wanted): string {
  const Name = componentName(name);
  return `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks';
import { Anatomy } from '../../docs/blocks/anatomy.tsx';
import { ComponentHead } from '../../docs/blocks/component-head.tsx';
import { Do, DoDont, Dont } from '../../docs/blocks/do-dont.tsx';
import { ${Name} } from './${name}.tsx';
import * as stories from './${name}.stories.tsx';

<Meta of={stories} name="Usage" />

# ${layer === 'primitives' ? Name : pageTitle(name)}

<ComponentHead of={stories} code="import { ${Name} } from '@ministerio/ui/${layer}/${name}';">
  Say in one sentence what it is for.
</ComponentHead>

<Canvas of={stories.Default} />

## When to use it

- Name the situation.

## When not

- Name the neighbour that fits better, and when.

## Anatomy

<Anatomy
  of={stories.Default}
  parts={[{ selector: '[data-component="${Name}"]', name: 'Root', purpose: 'say what each part is for' }]}
/>

## Keyboard

Nothing to operate.

## Content

- Say how its words are written, and what happens to long ones.

<DoDont>
  <Do rule="Say the rule.">
    <${Name}>Nos vemos el sábado</${Name}>
  </Do>
  <Dont rule="Say why not.">
    <${Name}>NOS VEMOS</${Name}>
  </Dont>
</DoDont>

## Accessibility

- Say its role and name, and what was tried.

## Code

\`\`\`tsx
<${Name}>Nos vemos el sábado</${Name}>
\`\`\`

## Props

<Controls of={stories.Default} />

## Other names

### Spanish and English names, for the search
`;
}
