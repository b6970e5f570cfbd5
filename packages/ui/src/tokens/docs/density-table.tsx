import { denseTokens, densities } from '../scale.ts';

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
    <table>
      <thead>
        <tr>
          <th>data-density</th>
          <th>Factor</th>
          <th>A control</th>
          <th>Purpose</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, factor, purpose }) => (
          <tr key={name}>
            <td>{name ? <code>{name}</code> : 'none'}</td>
            <td>{factor}</td>
            <td>{controlPx(factor)} px</td>
            <td>{purpose}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
