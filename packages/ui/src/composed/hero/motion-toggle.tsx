import { cx } from 'class-variance-authority';
import { Glyph, play } from '../../primitives/icon/index.ts';
import { IconButton, type IconButtonProps } from '../../primitives/icon-button/icon-button.tsx';
import { hero as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './motion-toggle.module.css';

const PAUSE = 'M8 5v14M16 5v14';

export interface MotionToggleProps extends Omit<IconButtonProps, 'label' | 'icon' | 'onClick'> {
  /** Whether the motion is stopped. */
  paused: boolean;
  /** Called with the new state. */
  onPausedChange: (paused: boolean) => void;
}

/** Stops and starts the motion (WCAG 2.2.2). Hidden with reduced motion. */
export function MotionToggle({ paused, onPausedChange, className, ...rest }: MotionToggleProps) {
  const words = useWords(spanish);
  return (
    <IconButton
      data-component="MotionToggle"
      {...rest}
      label={paused ? words.resume : words.pause}
      icon={<Glyph path={paused ? play : PAUSE} />}
      onClick={() => onPausedChange(!paused)}
      className={cx(styles.MotionToggle, className)}
    />
  );
}
