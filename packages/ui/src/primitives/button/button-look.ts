import { cva } from 'class-variance-authority';
import styles from './button.module.css';

/** Weights of a button: main action, other actions, beside text, destructive. */
export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const;
/** Heights of a button: in a table row, the usual one, in a hero. */
export const buttonSizes = ['sm', 'md', 'lg'] as const;

/** Choices that buttons and button-like links share. */
export interface ButtonLook {
  /** Weight: one 'primary' per screen. @default 'primary' */
  variant?: (typeof buttonVariants)[number] | undefined;
  /** Height: 'sm' in a table row, 'lg' in a hero or for a form's only action. @default 'md' */
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
