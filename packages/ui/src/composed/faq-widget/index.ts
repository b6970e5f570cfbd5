export { type FaqChat, FaqWidget, type FaqWidgetProps } from './faq-widget.tsx';
