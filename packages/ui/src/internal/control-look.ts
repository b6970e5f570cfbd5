import { cva } from 'class-variance-authority';
import styles from './control.module.css';

/** Heights of a control: everywhere, and for the one number a screen is about. */
export const controlSizes = ['md', 'lg'] as const;
/** Height of a control. */
export type ControlSize = (typeof controlSizes)[number];

/** Classes of the box that form controls share. */
export const controlLook = cva(styles.Control, {
  variants: { size: { md: undefined, lg: styles.Lg } },
});
