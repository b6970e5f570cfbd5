import type { Message } from '@ministerio/contract';
import { ButtonLink } from '@ministerio/ui/primitives/button';
import { DropdownMenu } from '@ministerio/ui/primitives/dropdown-menu';
import { eye, eyeOff, Glyph, mail, more, trash, whatsapp } from '@ministerio/ui/primitives/icon';
import { IconButton } from '@ministerio/ui/primitives/icon-button';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import { answerLinks } from './answer-links.ts';
import styles from './messages-table.module.css';

interface MessageActionsProps {
  readonly message: Message;
  /** The church's country, for numbers without one: `BO`. */
  readonly countryCode: string;
  readonly unread: boolean;
  /** Also called when answering: an answered message is read. */
  readonly onRead: (read: boolean) => void;
  readonly onDelete: () => void;
}

/** The actions of a message: answer, mark, delete. */
export function MessageActions({ message, countryCode, unread, onRead, onDelete }: MessageActionsProps) {
  const name = message.nombre ?? `mensaje ${message.id}`;
  const links = answerLinks(message, countryCode);
  const answered = () => {
    if (unread) onRead(true);
  };
  return (
    <span className={styles.Actions}>
      {links.mail ? (
        <ButtonLink href={links.mail} variant="secondary" size="sm" onClick={answered}>
          <Glyph path={mail} className={styles.Glyph} />
          Responder<VisuallyHidden> a {name}</VisuallyHidden>
        </ButtonLink>
      ) : null}
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>
          <IconButton
            size="sm"
            label={`Más acciones: ${name}`}
            icon={<Glyph path={more} />}
            data-part="row-action"
          />
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end">
          <DropdownMenu.Item onSelect={() => onRead(unread)}>
            <Glyph path={unread ? eye : eyeOff} />
            {unread ? 'Marcar como leído' : 'Marcar como no leído'}
          </DropdownMenu.Item>
          <DropdownMenu.Item tone="danger" onSelect={onDelete}>
            <Glyph path={trash} />
            Eliminar
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {links.whatsApp ? (
        <ButtonLink href={links.whatsApp} external variant="secondary" size="sm" onClick={answered}>
          <Glyph path={whatsapp} className={styles.Glyph} />
          WhatsApp<VisuallyHidden> a {name}</VisuallyHidden>
        </ButtonLink>
      ) : null}
    </span>
  );
}
