import '../runtime/styles.ts';
import { horariosWidget } from '../elements/horarios/horarios.ts';
import { define } from '../runtime/define.ts';

define([horariosWidget]);
