import { memo, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { DropdownMenu } from '../../primitives/dropdown-menu/index.ts';
import { Glyph, more, trash } from '../../primitives/icon/index.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import type { RowEditing } from './attendance-editing.ts';
import { keepFocus } from './box-keys.ts';
import styles from './row-actions.module.css';

/**
 * The buttons of a row: save its contribution, take the input back, and in a menu what is rare. On a phone all but the
 * first are there only while the row is in use.
 */
export const RowActions = memo(function RowActions(props: RowEditing) {
  const { record, person, draft, saving, error, onDraftChange, onSave, onDelete } = props;
  const [menuOpen, setMenuOpen] = useState(false);
  const inUse = draft !== '' || saving || error !== undefined || menuOpen;
  return (
    <span className={styles.Root} data-in-use={inUse ? '' : undefined}>
      <Button
        variant="quiet"
        size="sm"
        className={styles.Cancel}
        onMouseDown={keepFocus}
        onClick={() => onDraftChange(record, '')}
      >
        Cancelar<VisuallyHidden> el aporte de {person}</VisuallyHidden>
      </Button>
      <Button
        variant={draft === '' ? 'quiet' : 'primary'}
        size="sm"
        className={styles.Save}
        loading={saving}
        onMouseDown={keepFocus}
        onClick={() => onSave(record, draft)}
      >
        Guardar<VisuallyHidden> el aporte de {person}</VisuallyHidden>
      </Button>
      {onDelete ? (
        <RowMenu person={person} onDelete={() => onDelete(record)} onOpenChange={setMenuOpen} />
      ) : null}
    </span>
  );
});

interface RowMenuProps {
  readonly person: string;
  readonly onDelete: () => void;
  /** Told that it is closed once the button had the focus back: on a phone the row hides the button then. */
  readonly onOpenChange: (open: boolean) => void;
}

/** Rare actions of a row of attendance. */
function RowMenu({ person, onDelete, onOpenChange }: RowMenuProps) {
  return (
    <DropdownMenu.Root onOpenChange={(open) => open && onOpenChange(true)}>
      <DropdownMenu.Trigger>
        <IconButton
          size="sm"
          className={styles.More}
          label={`Más acciones: ${person}`}
          icon={<Glyph path={more} />}
          data-part="row-action"
        />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" onCloseAutoFocus={() => onOpenChange(false)}>
        <DropdownMenu.Item tone="danger" onSelect={onDelete}>
          <Glyph path={trash} />
          Eliminar<VisuallyHidden> la asistencia de {person}</VisuallyHidden>
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
