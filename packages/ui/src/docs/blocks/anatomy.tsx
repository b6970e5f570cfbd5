import { Story } from '@storybook/addon-docs/blocks';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './anatomy.module.css';
import { Framed } from './framed.tsx';

/** One part of a component. */
export interface AnatomyPart {
  /** Finds the part in the story, such as `[data-part="head"]`; the first match is marked. */
  readonly selector: string;
  readonly name: string;
  /** Purpose of the part, and whether it may be left out. */
  readonly purpose: ReactNode;
}

/** Props of {@link Anatomy}. */
export interface AnatomyProps extends Pick<ComponentProps<typeof Story>, 'of'> {
  /** From the outside in. */
  readonly parts: readonly AnatomyPart[];
  /** Pixels: draws the story in a frame of this height. For what would cover the page, such as a dialog. */
  readonly frameHeight?: number | undefined;
  /** Pixels: with `frameHeight`, draws it as in a window of this width. For what looks different on a desk. */
  readonly frameWidth?: number | undefined;
}

interface Mark {
  readonly number: number;
  /** Pixels from the top left corner of the drawing. */
  readonly left: number;
  readonly top: number;
}

/** A story with its parts numbered where they are, and a list that says what each is for. */
export function Anatomy({ of, parts, frameHeight, frameWidth }: AnatomyProps) {
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
    const watchFrame = () => {
      const inside = framedPage(frame);
      if (!inside) return;
      nodes.observe(inside, { childList: true, subtree: true });
      inside.addEventListener('animationend', measure);
      inside.fonts.addEventListener('loadingdone', measure);
      measure();
    };
    frame.addEventListener('load', watchFrame, true);
    // The frame may have loaded before the page rendered again.
    watchFrame();
    return () => {
      frame.removeEventListener('load', watchFrame, true);
      sizes.disconnect();
      nodes.disconnect();
    };
  }, [parts]);
  return (
    <figure className={styles.Anatomy}>
      <div className={cx('sb-unstyled', styles.Drawing)}>
        {/* The class keeps the story's own headings out of the page's table of contents. */}
        <div ref={frameRef} className="docs-story">
          {frameHeight ? (
            <Framed of={of ?? 'story'} height={frameHeight} width={frameWidth} />
          ) : (
            <Story of={of} inline />
          )}
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

const framedPage = (frame: HTMLElement) => frame.querySelector('iframe')?.contentDocument;

/** How much smaller a framed story is drawn than it is; 1 for one that is not framed. */
function scaleOf(frame: HTMLElement): number {
  const inside = frame.querySelector('iframe');
  return inside ? inside.getBoundingClientRect().width / inside.offsetWidth : 1;
}

function measureParts(frame: HTMLElement, parts: readonly AnatomyPart[]): Mark[] {
  // Parts in a frame are measured from its corner, which fills the drawing.
  const origin = framedPage(frame) ? { left: 0, top: 0 } : frame.getBoundingClientRect();
  const scale = scaleOf(frame);
  return parts.flatMap(({ selector }, index) => {
    const box = (framedPage(frame) ?? frame).querySelector(selector)?.getBoundingClientRect();
    if (!box) return [];
    return [
      { number: index + 1, left: (box.left - origin.left) * scale, top: (box.top - origin.top) * scale },
    ];
  });
}
