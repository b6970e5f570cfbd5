import { cva } from 'class-variance-authority';
import styles from './button.module.css';

/** Weights of a button: the one main action, others, those beside text, those that destroy. */
export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const;
/** Heights of a button: in a table's row, everywhere, in a hero. */
export const buttonSizes = ['sm', 'md', 'lg'] as const;

/** Choices that buttons and links which look like one share. */
export interface ButtonLook {
  /** How much weight it has: one 'primary' to a screen. @default 'primary' */
  variant?: (typeof buttonVariants)[number] | undefined;
  /** Height: 'sm' in a table's row, 'lg' in a hero or as a form's one action. @default 'md' */
  size?: (typeof buttonSizes)[number] | undefined;
}

/** Classes of a button's look. */
export const buttonLook = cva(styles.Button, {
  variants: {
    variant: {
      primary: styles.Primary,
      secondary: styles.Secondary,
      quiet: styles.Quiet,
      danger: styles.Danger,
    },
    size: { sm: styles.Sm, md: styles.Md, lg: styles.Lg },
  },
});
