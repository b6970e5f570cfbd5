import '../runtime/styles.ts';
import { faqWidget } from '../elements/faq/faq.ts';
import { define } from '../runtime/define.ts';

define([faqWidget]);
