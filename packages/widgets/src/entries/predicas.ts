import '../runtime/styles.ts';
import { predicasWidget } from '../elements/predicas/predicas.ts';
import { define } from '../runtime/define.ts';

define([predicasWidget]);
