import { DropdownMenu } from '../../../../primitives/dropdown-menu/index.ts';
import {
  type DeferredMenuProps,
  useFirstEntry,
} from '../../../../primitives/dropdown-menu/use-deferred-menu.ts';
import { Glyph, trash } from '../../../../primitives/icon/index.ts';
import { VisuallyHidden } from '../../../../primitives/visually-hidden/visually-hidden.tsx';

interface RowMenuProps extends DeferredMenuProps {
  readonly person: string;
  readonly onDelete: () => void;
  /** Told that it is closed once the button had the focus back: on a phone the row hides the button then. */
  readonly onOpenChange: (open: boolean) => void;
}

/** What is rare in a row of attendance, opened with its button. */
export function RowMenu({ person, button, byKeys, onDelete, onOpenChange }: RowMenuProps) {
  const first = useFirstEntry(byKeys);
  return (
    <DropdownMenu.Root defaultOpen onOpenChange={(open) => open && onOpenChange(true)}>
      <DropdownMenu.Trigger>{button}</DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" onCloseAutoFocus={() => onOpenChange(false)}>
        <DropdownMenu.Item ref={first} tone="danger" onSelect={onDelete}>
          <Glyph path={trash} />
          Eliminar<VisuallyHidden> la asistencia de {person}</VisuallyHidden>
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
