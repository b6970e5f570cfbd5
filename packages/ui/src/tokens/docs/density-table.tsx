import { denseTokens, densities } from '../scale.ts';
import { DocTable } from './doc-table.tsx';

const ROOT_PX = 16;

/** Height of a control in px at a density. */
function controlPx(factor: number): number {
  const control = denseTokens['size-control']?.value;
  const length = control?.kind === 'scaled' && control.length.kind === 'length' ? control.length.value : 0;
  return Math.round(length * ROOT_PX * factor);
}

/** Values of `data-density`, and the size of a control at each. */
export function DensityTable() {
  const rows = [
    { name: '', factor: 1, purpose: 'Everything else' },
    ...Object.entries(densities).map(([name, { value, purpose }]) => ({
      name,
      factor: value.kind === 'number' ? value.value : 1,
      purpose,
    })),
  ].sort((a, b) => b.factor - a.factor);
  return (
    <DocTable
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { head: 'data-density', cell: ({ name }) => (name ? <code>{name}</code> : 'none') },
        { head: 'Factor', cell: ({ factor }) => factor },
        { head: 'A control', cell: ({ factor }) => `${controlPx(factor)} px` },
        { head: 'Purpose', cell: ({ purpose }) => purpose },
      ]}
    />
  );
}
