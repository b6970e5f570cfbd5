import { type MouseEvent, memo, useState } from 'react';
import { Button } from '../../../../primitives/button/index.ts';
import { useDeferredMenu } from '../../../../primitives/dropdown-menu/use-deferred-menu.ts';
import { Glyph, more } from '../../../../primitives/icon/index.ts';
import { IconButton } from '../../../../primitives/icon-button/icon-button.tsx';
import { VisuallyHidden } from '../../../../primitives/visually-hidden/visually-hidden.tsx';
import type { RowEditing } from './attendance-editing.ts';
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
        <RowMore person={person} onDelete={() => onDelete(record)} onOpenChange={setMenuOpen} />
      ) : null}
    </span>
  );
});

interface RowMoreProps {
  readonly person: string;
  readonly onDelete: () => void;
  readonly onOpenChange: (open: boolean) => void;
}

const loadMenu = async () => (await import('./row-menu.tsx')).RowMenu;

function RowMore({ person, onDelete, onOpenChange }: RowMoreProps) {
  const { opened, button } = useDeferredMenu(loadMenu, onOpenChange);
  const look = {
    size: 'sm',
    className: styles.More,
    label: `Más acciones: ${person}`,
    icon: <Glyph path={more} />,
    'data-part': 'row-action',
  } as const;
  if (!opened) return <IconButton {...look} {...button} />;
  const { Menu, byKeys } = opened;
  return <Menu {...{ person, byKeys, onDelete, onOpenChange }} button={<IconButton {...look} />} />;
}

/** The box keeps the focus, and with it the keyboard and the row its height: the button stays under the finger. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
