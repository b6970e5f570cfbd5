import { widgets } from '../elements/index.ts';
import { define } from '../runtime/define.ts';

define(Object.values(widgets));
