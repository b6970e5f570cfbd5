import '../runtime/styles.css';
import { actividadesWidget } from '../elements/actividades/actividades.tsx';
import { define } from '../runtime/define.ts';

define([actividadesWidget]);
