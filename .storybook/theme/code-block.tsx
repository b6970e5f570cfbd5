import { CodeOrSourceMdx, Source } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

/**
 * Code in a page's text. A block is a `Source` like the code below stories: Storybook's own blocks keep its colours for
 * light pages, which have too little contrast.
 */
export function CodeBlock(props: ComponentProps<typeof CodeOrSourceMdx>) {
  const language = /language-(\w+)/.exec(props.className ?? '')?.[1] as ComponentProps<
    typeof Source
  >['language'];
  if (!language || typeof props.children !== 'string') return <CodeOrSourceMdx {...props} />;
  return <Source language={language} code={props.children.trimEnd()} />;
}
