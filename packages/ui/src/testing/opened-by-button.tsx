import { type ReactNode, useState } from 'react';
import { Button } from '../primitives/button/button.tsx';

export interface OpenedByButtonProps {
  /** Label of the button. */
  readonly label: string;
  /** Renders the dialog. */
  readonly children: (open: boolean, close: () => void) => ReactNode;
}

/** A button with the dialog that it opens; open at once, a dialog would cover the page that documents it. */
export function OpenedByButton({ label, children }: OpenedByButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {children(open, () => setOpen(false))}
    </>
  );
}
