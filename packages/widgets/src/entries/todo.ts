import '../runtime/styles.css';
import { actividadesWidget } from '../elements/actividades/actividades.tsx';
import { faqWidget } from '../elements/faq/faq.tsx';
import { horariosWidget } from '../elements/horarios/horarios.tsx';
import { predicasWidget } from '../elements/predicas/predicas.tsx';
import { define } from '../runtime/define.ts';

define([faqWidget, predicasWidget, horariosWidget, actividadesWidget]);
