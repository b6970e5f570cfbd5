export { AccordionItem as Item, AccordionRoot as Root } from './accordion.tsx';
