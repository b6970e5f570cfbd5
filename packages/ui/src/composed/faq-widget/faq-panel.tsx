import type { FaqEntry } from '@ministerio/content/types';
import type { ComponentProps, ReactNode, ToggleEvent } from 'react';
import { Accordion } from '../../primitives/accordion/index.ts';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { faqWidget as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './faq-panel.module.css';

/** Where 'Chatear con nosotros' leads. */
export interface FaqChat {
  readonly href: string;
  /** Opens in a new tab, as a chat elsewhere does. @default false */
  readonly external?: boolean;
}

interface FaqPanelProps extends ComponentProps<'div'> {
  entries: readonly FaqEntry[];
  note: ReactNode;
  chat: FaqChat | undefined;
}

/** An answer that opened below the cut of the list comes into view. */
function showAnswer({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
}

/** The panel: heading, questions with at most one open answer, and a link to a real chat. */
export function FaqPanel({ entries, note, chat, ...rest }: FaqPanelProps) {
  const words = useWords(spanish);
  return (
    <div {...rest} className={styles.FaqPanel} part="faq-widget-panel">
      <div className={styles.Head} data-theme="dark">
        <h2 className={styles.Title}>{words.title}</h2>
        <p className={styles.Greeting}>{words.greeting}</p>
      </div>
      <div className={styles.List} part="faq-widget-list">
        {note}
        <Accordion.Root titleLevel={3}>
          {entries.map(({ id, question, answer, link }) => (
            <Accordion.Item key={id} value={id} title={question} onToggle={showAnswer}>
              <p className={styles.Answer}>
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
        <div className={styles.Foot}>
          <ButtonLink href={chat.href} external={chat.external ?? false} className={styles.Chat}>
            {words.chat}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
