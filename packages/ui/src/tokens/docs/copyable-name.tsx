import { useState } from 'react';

/** A token's name that a press copies. */
export function CopyableName({ children }: { readonly children: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(children);
    setCopied(true);
  };
  return (
    <span style={{ display: 'inline-flex', gap: 8, alignItems: 'baseline', whiteSpace: 'nowrap' }}>
      <button
        type="button"
        title="Copy"
        onClick={copy}
        onBlur={() => setCopied(false)}
        style={{
          padding: 0,
          border: 0,
          background: 'none',
          font: 'inherit',
          color: 'inherit',
          cursor: 'copy',
        }}
      >
        <code>{children}</code>
      </button>
      <span aria-live="polite">{copied ? 'Copied' : ''}</span>
    </span>
  );
}
