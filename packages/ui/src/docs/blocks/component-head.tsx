import { Source, useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Badge } from '../../primitives/badge/badge.tsx';
import { statuses, statusOf } from '../status.ts';

export interface ComponentHeadProps {
  /** The module of the component's stories. */
  readonly of: Parameters<typeof useOf>[0];
  /** The line that imports the component. */
  readonly code: string;
  /** Description in one or two sentences. */
  readonly children: ReactNode;
}

const tones = { stable: 'success', new: 'info', internal: 'warning' } as const;

/** The top of a component's page: what it is, how far it can be relied on, how it is imported. */
export function ComponentHead({ of, code, children }: ComponentHeadProps) {
  const { preparedMeta } = useOf(of, ['meta']);
  const status = statusOf(preparedMeta.tags);
  return (
    <>
      <p>
        <Badge tone={tones[status]}>{status}</Badge> {statuses[status]}
      </p>
      <div>{children}</div>
      <Source language="tsx" code={code} />
    </>
  );
}
