import { Story } from '@storybook/addon-docs/blocks';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './anatomy.module.css';

/** One part of a component. */
export interface AnatomyPart {
  /** Finds the part in the story, such as `[data-part="head"]`; the first match is marked. */
  readonly selector: string;
  readonly name: string;
  /** What it is for, and whether it may be left out. */
  readonly purpose: ReactNode;
}

/** Props of {@link Anatomy}. */
export interface AnatomyProps extends Pick<ComponentProps<typeof Story>, 'of'> {
  /** From the outside in. */
  readonly parts: readonly AnatomyPart[];
}

interface Mark {
  readonly number: number;
  /** Pixels from the top left corner of the drawing. */
  readonly left: number;
  readonly top: number;
}

/** A story with its parts numbered where they are, and a list that says what each is for. */
export function Anatomy({ of, parts }: AnatomyProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useLayoutEffect(() => {
    const frame = frameRef.current;
    if (!frame) return;
    const measure = () => setMarks(measureParts(frame, parts));
    const sizes = new ResizeObserver(measure);
    const nodes = new MutationObserver(measure);
    sizes.observe(frame);
    // Stories render after their page.
    nodes.observe(frame, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      nodes.disconnect();
    };
  }, [parts]);
  return (
    <figure className={styles.Anatomy}>
      <div className={styles.Drawing}>
        <div ref={frameRef}>
          <Story of={of} inline />
        </div>
        {marks.map(({ number, left, top }) => (
          <span key={number} aria-hidden="true" className={styles.Mark} style={{ left, top }}>
            {number}
          </span>
        ))}
      </div>
      <figcaption>
        <ol className={styles.Legend}>
          {parts.map(({ name, purpose }) => (
            <li key={name}>
              <strong>{name}</strong>: {purpose}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

function measureParts(frame: HTMLElement, parts: readonly AnatomyPart[]): Mark[] {
  const origin = frame.getBoundingClientRect();
  return parts.flatMap(({ selector }, index) => {
    const box = frame.querySelector(selector)?.getBoundingClientRect();
    if (!box) return [];
    return [{ number: index + 1, left: box.left - origin.left, top: box.top - origin.top }];
  });
}
