export { Button, type ButtonProps } from './button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button-link.tsx';
export { type ButtonLook, buttonSizes, buttonVariants } from './button-look.ts';
