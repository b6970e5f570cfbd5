/** `@ministerio/widgets/auto`: importing it defines every element. */
import { defineWidgets } from './index.ts';

defineWidgets();

export { defineWidgets, version } from './index.ts';
