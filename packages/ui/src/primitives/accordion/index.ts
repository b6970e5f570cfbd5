export type { AccordionItemProps } from './accordion-item.tsx';
export type { AccordionRootProps } from './accordion-root.tsx';
export * as Accordion from './parts.ts';
