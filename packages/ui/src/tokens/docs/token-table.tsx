import { palette } from '@ministerio/content';
import type { ReactNode } from 'react';
import { isPrivate, tokenSets } from '../token-sets.ts';
import { cssValue, type Token, type TokenSet, type Value } from '../values.ts';
import { CopyableName } from './copyable-name.tsx';
import { DocTable } from './doc-table.tsx';

const sets = tokenSets(palette);
const ROOT_PX = 16;

/** Pixels of a length that CSS writes in another unit. */
function inPixels(value: Value): string {
  const px = (rem: number) => rem * ROOT_PX;
  if (value.kind === 'length' && value.unit === 'rem') return `${px(value.value)} px`;
  if (value.kind !== 'fluid') return '';
  const [from, to] = value.viewport;
  return `${px(value.min)} px in a window of up to ${from} px, ${px(value.max)} px from ${to} px`;
}

type Entry = readonly [name: string, token: Token];

/** Tokens of a group, such as `space`, or the one of that name. */
export function tokensOf(group: string, tokens: TokenSet = sets.base): readonly Entry[] {
  return Object.entries(tokens).filter(([name]) => name === group || name.startsWith(`${group}-`));
}

/** A value as CSS writes it; text styles, which have none, as what they are made of. */
function valueText(value: Value): string {
  if (value.kind !== 'typography') return cssValue(value);
  const { fontFamily, fontSize, fontWeight, lineHeight } = value;
  return [fontFamily, fontSize, fontWeight, lineHeight].join(' · ');
}

/** How a token is written: its custom property, or its path in the token files where it has none. */
const written = (name: string) => (isPrivate(name) ? name.replace('-', '.') : `--${name}`);

/** Props of {@link TokenTable}. */
interface TokenTableProps {
  /** The first word of the tokens' names. */
  readonly group: string;
  /** Where the tokens are, if not in the base. */
  readonly tokens?: TokenSet;
  /** Shows what a token does, from its custom property. */
  readonly sample?: (reference: string, value: Value) => ReactNode;
}

/** The tokens of a group with name, value and what each is for. */
export function TokenTable({ group, tokens = sets.base, sample }: TokenTableProps) {
  return (
    <DocTable
      rows={tokensOf(group, tokens)}
      rowKey={([name]) => name}
      columns={[
        ...(sample
          ? [
              {
                head: 'Sample',
                cell: ([name, { value }]: Entry) =>
                  sample(isPrivate(name) ? cssValue(value) : `var(--${name})`, value),
              },
            ]
          : []),
        { head: 'Token', cell: ([name]) => <CopyableName>{written(name)}</CopyableName> },
        {
          head: 'Value',
          cell: ([, { value }]) => (
            <>
              <code>{valueText(value)}</code>
              <div>{inPixels(value)}</div>
            </>
          ),
        },
        { head: 'Purpose', cell: ([, { purpose }]) => purpose },
      ]}
    />
  );
}

/** A square in a colour. */
export function Swatch({ color }: { readonly color: string }) {
  return (
    <span
      style={{
        display: 'inline-block',
        inlineSize: 32,
        blockSize: 32,
        borderRadius: 8,
        background: color,
        boxShadow: 'inset 0 0 0 1px rgb(128 128 128 / 50%)',
        verticalAlign: 'middle',
      }}
    />
  );
}

/** How a theme makes a colour from the palette. */
function originOf(value: Value): string {
  const name = (token: string) => token.replace(/^(palette|fixed)-/, '');
  if (value.kind === 'base') return name(value.to);
  if (value.kind !== 'color' || !value.mix) return '';
  const { from, to, amount } = value.mix;
  return `${name(from)} with ${Number((amount * 100).toFixed(1))}% ${name(to)}`;
}

/** The tokens of a group that each theme sets, with both values. */
export function ThemedTable({ group }: { readonly group: 'color' | 'shadow' }) {
  const cell = (token: Token | undefined) => {
    if (!token) return null;
    const css = cssValue(token.value);
    return (
      <>
        {group === 'color' && <Swatch color={css} />} <code>{css}</code>
        <br />
        <small>{originOf(token.value)}</small>
      </>
    );
  };
  return (
    <DocTable
      rows={tokensOf(group, sets.light)}
      rowKey={([name]) => name}
      columns={[
        { head: 'Token', cell: ([name]) => <CopyableName>{`--${name}`}</CopyableName> },
        { head: 'Light', cell: ([, token]) => cell(token) },
        { head: 'Dark', cell: ([name]) => cell(sets.dark[name]) },
        { head: 'Purpose', cell: ([, { purpose }]) => purpose },
      ]}
    />
  );
}

/** Every text style, in itself. */
export function TextStyles() {
  return tokensOf('typography').map(([name, { value, purpose }]) => {
    if (value.kind !== 'typography') return null;
    return (
      <div key={name} style={{ paddingBlock: 8 }}>
        <CopyableName>{name.replace('-', '.')}</CopyableName> {purpose}
        <div
          style={{
            overflow: 'hidden',
            fontFamily: `var(--${value.fontFamily})`,
            fontSize: `var(--${value.fontSize})`,
            fontWeight: `var(--${value.fontWeight})`,
            lineHeight: `var(--${value.lineHeight})`,
            letterSpacing: value.fontFamily === 'font-heading' ? 'var(--tracking-tight)' : 'normal',
          }}
        >
          Un concepto diferente de iglesia
        </div>
      </div>
    );
  });
}
