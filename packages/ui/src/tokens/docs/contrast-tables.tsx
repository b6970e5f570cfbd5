import { palette } from '@ministerio/content';
import { contrast } from '../color-math.ts';
import { colorHex, type MeasuredPair, measureContrast } from '../contrast-pairs.ts';
import { forcedColors, moreContrastTokens } from '../scale.ts';
import { type ColorRole, colorRoleNames, type ThemeName } from '../themes.ts';
import { cssValue, type Token } from '../values.ts';
import { CopyableName } from './copyable-name.tsx';
import { DocTable } from './doc-table.tsx';

const ratioText = (ratio: number) => `${Number(ratio.toFixed(1))}:1`;

/** Both colours of a pair as they meet, and how they fare. */
function Measured({ pair }: { readonly pair: MeasuredPair | undefined }) {
  if (!pair) return null;
  // Not the custom properties: the colours of the night are those of the page's theme.
  const front = colorHex(pair.front, pair.theme, palette);
  const back = colorHex(pair.back, pair.theme, palette);
  return (
    <span style={{ display: 'inline-flex', gap: 10, alignItems: 'center', whiteSpace: 'nowrap' }}>
      <span aria-hidden="true" style={{ padding: '4px 10px', borderRadius: 8, background: back }}>
        {pair.required === 4.5 ? (
          <span style={{ color: front }}>Aa</span>
        ) : (
          <span
            style={{
              display: 'inline-block',
              inlineSize: 14,
              blockSize: 14,
              borderRadius: 99,
              background: front,
            }}
          />
        )}
      </span>
      {ratioText(pair.ratio)} {pair.passes ? '' : '(too low)'}
    </span>
  );
}

/** Every pair of colours for which WCAG asks a contrast, in both themes. */
export function ContrastTable({ required }: { readonly required: 4.5 | 3 }) {
  const pairs = measureContrast(palette).filter((pair) => pair.required === required);
  const inDark = (light: MeasuredPair) =>
    pairs.find(({ theme, front, back }) => theme === 'dark' && front === light.front && back === light.back);
  return (
    <DocTable
      caption={`At least ${required}:1`}
      rows={pairs.filter(({ theme }) => theme === 'light')}
      rowKey={({ front, back }) => `${front} ${back}`}
      columns={[
        { head: 'Colour', cell: ({ front }) => <code>{front}</code> },
        { head: 'On', cell: ({ back }) => <code>{back}</code> },
        { head: 'Light', cell: (pair) => <Measured pair={pair} /> },
        { head: 'Dark', cell: (pair) => <Measured pair={inDark(pair)} /> },
      ]}
    />
  );
}

/** The role of a custom property's name. */
const roleOf = (name: string): ColorRole | undefined =>
  colorRoleNames.find((role) => `color-${role}` === name);

function ratioBefore(theme: ThemeName, name: string, to: string): string {
  const [role, stronger] = [roleOf(name), roleOf(to)];
  if (!role || !stronger) return '';
  const hex = (one: ColorRole) => colorHex(one, theme, palette);
  const ground = hex(role.startsWith('on-night') ? 'night' : 'ground');
  return `${ratioText(contrast(hex(role), ground))} → ${ratioText(contrast(hex(stronger), ground))}`;
}

/** Changes by `prefers-contrast: more`, with the contrast on the page before and after. */
export function MoreContrastTable() {
  const before =
    (theme: ThemeName) =>
    ([name, { value }]: readonly [string, Token]) =>
      value.kind === 'alias' ? ratioBefore(theme, name, value.to) : '';
  return (
    <DocTable
      rows={Object.entries(moreContrastTokens)}
      rowKey={([name]) => name}
      columns={[
        { head: 'Token', cell: ([name]) => <CopyableName>{`--${name}`}</CopyableName> },
        { head: 'Becomes', cell: ([, { value }]) => <code>{cssValue(value)}</code> },
        { head: 'Light', cell: before('light') },
        { head: 'Dark', cell: before('dark') },
      ]}
    />
  );
}

/** Colours that forced colours put in a token's place. */
export function ForcedColorsTable() {
  return (
    <DocTable
      rows={Object.entries(forcedColors)}
      rowKey={([name]) => name}
      columns={[
        { head: 'Token', cell: ([name]) => <CopyableName>{`--${name}`}</CopyableName> },
        { head: 'Becomes', cell: ([, value]) => <code>{value}</code> },
      ]}
    />
  );
}
