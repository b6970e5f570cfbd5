import { widget } from '../../runtime/widget.ts';
import { faqAttributes } from './attributes.ts';
import { FaqView } from './faq-view.tsx';

/** `<ministerio-faq>`: the floating button and its panel of frequent questions. */
export const faqWidget = widget({
  tag: 'ministerio-faq',
  attributes: faqAttributes,
  view: FaqView,
  startsAtOnce: ({ position }) => position !== 'inline',
});
