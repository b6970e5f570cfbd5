import { cva } from 'class-variance-authority';
import styles from './control.module.css';

/** Heights of a control: the usual one, and one for a screen's main field. */
export const controlSizes = ['md', 'lg'] as const;
/** Height of a control. */
export type ControlSize = (typeof controlSizes)[number];

/** Classes of the box of form controls. */
export const controlLook = cva(styles.Control, {
  variants: { size: { md: undefined, lg: styles.Lg } },
});
