import { Card, type CardProps } from '@ministerio/ui/primitives/card';
import { Heading, type HeadingProps } from '@ministerio/ui/primitives/heading';
import { useId } from 'react';

export interface TitledCardProps extends Omit<CardProps, 'as' | 'title'>, Pick<HeadingProps, 'size'> {
  /** Heading of level 2, which names the section. */
  readonly title: string;
}

/** A card under its own heading. Renders a `<section>`. */
export function TitledCard({ title, size = 'lg', children, ...rest }: TitledCardProps) {
  const id = useId();
  return (
    <Card {...rest} as="section" aria-labelledby={id}>
      <Heading level={2} size={size} id={id}>
        {title}
      </Heading>
      {children}
    </Card>
  );
}
