export type { AccordionItemProps, AccordionRootProps } from './accordion.tsx';
export * as Accordion from './parts.ts';
