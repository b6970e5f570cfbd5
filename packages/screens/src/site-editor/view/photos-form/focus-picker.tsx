import { useElementStyle } from '@ministerio/ui/hooks/use-element-style';
import { LiveRegion } from '@ministerio/ui/primitives/live-region';
import { Stack } from '@ministerio/ui/primitives/stack';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import styles from './focus-picker.module.css';

type Point = readonly [x: number, y: number];

interface FocusPickerProps {
  /** Address of the whole picture. */
  readonly src: string;
  /** Description of the photo, or '' while there is none. */
  readonly alt: string;
  /** Shares of width and height, 0 to 1. */
  readonly point: Point;
  readonly onPointChange: (point: Point) => void;
}

/** How far an arrow moves the point. */
const STEP = 0.05;
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Two decimals: a hundredth of a picture is as exact as a finger. */
const within = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * 100) / 100;
const inWords = ([x, y]: Point) =>
  `${Math.round(x * 100)} % desde la izquierda, ${Math.round(y * 100)} % desde arriba`;

/** The picture with the point that is never cut off: dragged, tapped, or moved with the arrows. */
export function FocusPicker({ src, alt, point, onPointChange }: FocusPickerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hint = useId();
  const [announced, setAnnounced] = useState('');
  const [x, y] = point;
  useElementStyle(frame, { '--point-x': `${x * 100}%`, '--point-y': `${y * 100}%` });

  function move(next: Point): void {
    const inside: Point = [within(next[0]), within(next[1])];
    onPointChange(inside);
    setAnnounced(inWords(inside));
  }
  function toPointer({ clientX, clientY, currentTarget }: PointerEvent): void {
    const box = currentTarget.getBoundingClientRect();
    move([(clientX - box.left) / box.width, (clientY - box.top) / box.height]);
  }
  function toArrow(event: KeyboardEvent): void {
    const step = arrows[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move([x + step[0], y + step[1]]);
  }
  return (
    <Stack gap={2}>
      {/* The button inside is what a keyboard and a screen reader use. */}
      <div
        ref={frame}
        className={styles.Frame}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          toPointer(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) toPointer(event);
        }}
      >
        <img src={src} alt={alt} className={styles.Whole} draggable={false} />
        <button
          type="button"
          className={styles.Point}
          aria-label={`Punto que nunca se corta: ${inWords(point)}`}
          aria-describedby={hint}
          onKeyDown={toArrow}
        />
      </div>
      <p id={hint} className={styles.Hint}>
        Arrastra el punto a lo que nunca debe cortarse. Con el teclado: flechas.
      </p>
      <LiveRegion visuallyHidden>{announced}</LiveRegion>
    </Stack>
  );
}
