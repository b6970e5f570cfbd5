import '../runtime/styles.css';
import { horariosWidget } from '../elements/horarios/horarios.tsx';
import { define } from '../runtime/define.ts';

define([horariosWidget]);
