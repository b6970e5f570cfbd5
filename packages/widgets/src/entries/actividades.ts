import '../runtime/styles.ts';
import { actividadesWidget } from '../elements/actividades/actividades.ts';
import { define } from '../runtime/define.ts';

define([actividadesWidget]);
