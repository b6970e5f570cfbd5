import { CopyableName } from './copyable-name.tsx';
import { tokensOf } from './token-table.tsx';

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
