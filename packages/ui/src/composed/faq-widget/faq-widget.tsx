import type { FaqEntry } from '@ministerio/content/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import { useControllableState } from '../../internal/use-controllable-state.ts';
import { useEscape } from '../../internal/use-escape.ts';
import { Accordion } from '../../primitives/accordion/index.ts';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { close, Glyph, message } from '../../primitives/icon/index.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { faqWidget as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import panelStyles from './faq-panel.module.css';
import styles from './faq-widget.module.css';

/** Where 'Chatear con nosotros' leads. */
export interface FaqChat {
  readonly href: string;
  /** Opens in a new tab, as a chat elsewhere does. @default false */
  readonly external?: boolean;
}

export interface FaqWidgetProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The questions with their answers, in order. */
  entries: readonly FaqEntry[];
  /** Stands before the questions, such as that they did not arrive. */
  note?: ReactNode;
  /** Target of 'Chatear con nosotros', where there is one. */
  chat?: FaqChat | undefined;
  /** Controlled state of the panel; pairs with `onOpenChange`. */
  open?: boolean | undefined;
  /** Whether the panel is open at first, where `open` is not given. @default false */
  defaultOpen?: boolean | undefined;
  /** Called with the new state when the panel opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * The floating green button and its chat-like panel of frequent questions. Escape closes it and focuses
 * the button. Renders a `<section>`; `[data-open]` while the panel is open.
 */
export function FaqWidget({
  entries,
  note,
  chat,
  open: controlled,
  defaultOpen = false,
  onOpenChange,
  className,
  ...rest
}: FaqWidgetProps) {
  const words = useWords(spanish);
  const [open, setOpen] = useControllableState(controlled, defaultOpen, onOpenChange);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useEscape(open, () => {
    setOpen(false);
    button.current?.focus();
  });
  return (
    <section
      data-component="FaqWidget"
      part="faq-widget"
      aria-label={words.label}
      {...rest}
      data-open={open || undefined}
      className={cx(styles.FaqWidget, className)}
    >
      <IconButton
        ref={button}
        variant="solid"
        size="lg"
        label={open ? words.close : words.open}
        icon={<Glyph path={open ? close : message} />}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
        className={styles.Button}
      />
      {open && <FaqPanel id={panelId} entries={entries} note={note} chat={chat} />}
    </section>
  );
}

interface FaqPanelProps extends Pick<FaqWidgetProps, 'entries' | 'note' | 'chat'> {
  id: string;
}

/** An answer that opened below the cut of the list comes into view. */
function showAnswer({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
}

/** The panel: heading, questions with at most one open answer, and a link to a real chat. */
function FaqPanel({ id, entries, note, chat }: FaqPanelProps) {
  const words = useWords(spanish);
  return (
    <div id={id} className={panelStyles.FaqPanel} part="faq-widget-panel">
      <div className={panelStyles.Head} data-theme="dark">
        <h2 className={panelStyles.Title}>{words.title}</h2>
        <p className={panelStyles.Greeting}>{words.greeting}</p>
      </div>
      <div className={panelStyles.List} part="faq-widget-list">
        {note}
        <Accordion.Root titleLevel={3}>
          {entries.map(({ id, question, answer, link }) => (
            <Accordion.Item key={id} value={id} title={question} onToggle={showAnswer}>
              <p className={panelStyles.Answer}>
                {answer}
                {link && (
                  <>
                    {' '}
                    <Link href={link.href} external>
                      {link.label}
                    </Link>
                  </>
                )}
              </p>
            </Accordion.Item>
          ))}
        </Accordion.Root>
      </div>
      {chat && (
        <div className={panelStyles.Foot}>
          <ButtonLink href={chat.href} external={chat.external ?? false} className={panelStyles.Chat}>
            {words.chat}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
