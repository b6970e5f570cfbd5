import '../runtime/styles.css';
import { predicasWidget } from '../elements/predicas/predicas.tsx';
import { define } from '../runtime/define.ts';

define([predicasWidget]);
