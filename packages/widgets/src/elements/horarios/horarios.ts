import { widget } from '../../runtime/widget.ts';
import { horariosAttributes } from './attributes.ts';
import { HorariosView } from './horarios-view.tsx';

/** `<ministerio-horarios>`: what is on at the church now, what comes next, and the week. */
export const horariosWidget = widget({
  tag: 'ministerio-horarios',
  attributes: horariosAttributes,
  view: HorariosView,
});
