export { IconButton, type IconButtonProps, iconButtonSizes, iconButtonVariants } from './icon-button.tsx';
