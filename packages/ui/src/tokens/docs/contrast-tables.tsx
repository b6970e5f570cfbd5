import { palette } from '@ministerio/content';
import { contrast } from '../color-math.ts';
import { colorHex, type MeasuredPair, measureContrast } from '../contrast-pairs.ts';
import { forcedColors, moreContrastTokens } from '../scale.ts';
import { type ColorRole, colorRoleNames, type ThemeName } from '../themes.ts';
import { cssValue } from '../values.ts';
import { CopyableName } from './copyable-name.tsx';

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
  return (
    <table>
      <caption>At least {required}:1</caption>
      <thead>
        <tr>
          <th>Colour</th>
          <th>On</th>
          <th>Light</th>
          <th>Dark</th>
        </tr>
      </thead>
      <tbody>
        {pairs
          .filter(({ theme }) => theme === 'light')
          .map((light) => (
            <tr key={`${light.front} ${light.back}`}>
              <td>
                <code>{light.front}</code>
              </td>
              <td>
                <code>{light.back}</code>
              </td>
              <td>
                <Measured pair={light} />
              </td>
              <td>
                <Measured
                  pair={pairs.find(
                    ({ theme, front, back }) =>
                      theme === 'dark' && front === light.front && back === light.back,
                  )}
                />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
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
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>Becomes</th>
          <th>Light</th>
          <th>Dark</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(moreContrastTokens).map(([name, { value }]) => (
          <tr key={name}>
            <td>
              <CopyableName>{`--${name}`}</CopyableName>
            </td>
            <td>
              <code>{cssValue(value)}</code>
            </td>
            {(['light', 'dark'] as const).map((theme) => (
              <td key={theme}>{value.kind === 'alias' ? ratioBefore(theme, name, value.to) : ''}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Colours that forced colours put in a token's place. */
export function ForcedColorsTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>Becomes</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(forcedColors).map(([name, value]) => (
          <tr key={name}>
            <td>
              <CopyableName>{`--${name}`}</CopyableName>
            </td>
            <td>
              <code>{value}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
