import { Avatar } from '@ministerio/ui/primitives/avatar';
import { Button, ButtonLink } from '@ministerio/ui/primitives/button';
import { Heading } from '@ministerio/ui/primitives/heading';
import { Glyph, whatsapp } from '@ministerio/ui/primitives/icon';
import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef } from 'react';
import styles from './wrote-strip.module.css';

export interface WroteStripProps {
  readonly className?: string | undefined;
  /** The person's whole name, for the pane with initials. */
  readonly name: string;
  /** Partner of the chat: 'Ana', 'la familia de Mateo'. */
  readonly partner: string;
  /** Address of the chat while it was not opened yet; null asks whether somebody wrote. */
  readonly chatHref: string | null;
  /** Called when the chat's link is followed. */
  readonly onFollow: () => void;
  /** Called with the answer; Escape is 'No'. */
  readonly onAnswer: (wrote: boolean) => void;
  /** The answer is being saved. @default false */
  readonly saving?: boolean;
}

/**
 * At the bottom of the screen after a chat was asked for: its link, and on return the question whether somebody wrote,
 * since a link cannot know what was sent. It takes the focus. Renders a `<section>`.
 */
export function WroteStrip(props: WroteStripProps) {
  const { name, partner, chatHref, onFollow, onAnswer, saving = false, className } = props;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const isQuestion = chatHref === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question takes the focus again
  useEffect(() => section.current?.focus(), [isQuestion]);
  return (
    <section
      aria-labelledby={id}
      ref={section}
      tabIndex={-1}
      className={cx(styles.Root, className)}
      data-component="WroteStrip"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !saving) onAnswer(false);
      }}
    >
      <div className={styles.Question}>
        <Avatar name={name} size="sm" />
        <Heading level={2} size="lg" id={id}>
          {isQuestion ? `¿Le escribiste a ${partner}?` : `El chat con ${partner} está listo`}
        </Heading>
      </div>
      <div className={styles.Answers}>
        {isQuestion ? (
          <>
            <Button loading={saving} onClick={() => onAnswer(true)}>
              Sí
            </Button>
            <Button variant="secondary" onClick={() => onAnswer(false)}>
              No
            </Button>
          </>
        ) : (
          <>
            <ButtonLink href={chatHref} external onClick={onFollow}>
              <Glyph path={whatsapp} filled />
              Abrir el chat
            </ButtonLink>
            <Button variant="secondary" onClick={() => onAnswer(false)}>
              Cancelar
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
