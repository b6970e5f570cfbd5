import '../runtime/styles.css';
import { faqWidget } from '../elements/faq/faq.tsx';
import { define } from '../runtime/define.ts';

define([faqWidget]);
