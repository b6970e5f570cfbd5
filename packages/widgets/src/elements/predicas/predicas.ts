import { widget } from '../../runtime/widget.ts';
import { predicasAttributes } from './attributes.ts';
import { PredicasView } from './predicas-view.tsx';

/** `<ministerio-predicas>`: the latest sermons. */
export const predicasWidget = widget({
  tag: 'ministerio-predicas',
  attributes: predicasAttributes,
  view: PredicasView,
});
