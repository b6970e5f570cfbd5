import { Button, type ButtonProps } from '../../primitives/button/button.tsx';
import { close, Glyph, userPlus } from '../../primitives/icon/index.ts';
import { createUserPanel as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';

export interface CreateUserToggleProps extends Omit<ButtonProps, 'children' | 'loading'> {
  /** Whether the panel is visible, which selects the button's label. */
  readonly open: boolean;
  /** Called with the new state. */
  readonly onOpenChange: (open: boolean) => void;
  /** Id of the panel that it opens. */
  readonly panelId: string;
}

/** Opens and closes the panel: 'Crea un nuevo usuario' / 'Cerrar formulario' (spec section 2). */
export function CreateUserToggle({ open, onOpenChange, panelId, onClick, ...rest }: CreateUserToggleProps) {
  const words = useWords(spanish);
  return (
    <Button
      data-component="CreateUserToggle"
      {...rest}
      variant="secondary"
      size="sm"
      aria-expanded={open}
      aria-controls={panelId}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) onOpenChange(!open);
      }}
    >
      <Glyph path={open ? close : userPlus} />
      {open ? words.close : words.open}
    </Button>
  );
}
