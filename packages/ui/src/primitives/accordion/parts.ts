export { AccordionItem as Item } from './accordion-item.tsx';
export { AccordionRoot as Root } from './accordion-root.tsx';
