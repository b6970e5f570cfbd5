import { type ComponentProps, type ReactNode, useId } from 'react';
import { Card } from '../../primitives/card/card.tsx';
import { chevronDown, chevronRight, Glyph } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/link.tsx';
import type { NoticeProps } from '../../primitives/notice/notice.tsx';
import { toneIcons } from '../../primitives/notice/tones.ts';
import styles from './notice-list.module.css';

/** A sentence, alone or with a link after it. */
export type NoticeLine = string | { readonly text: string; readonly href: string; readonly label: string };

/** Words of a row. */
export interface NoticeItem extends Pick<NoticeProps, 'tone'> {
  readonly title: string;
  /** How many there are, in place of the tone's icon. */
  readonly count?: number | undefined;
  /** Names of the people, short enough for one line of a phone. */
  readonly names?: string | undefined;
  /** Label of the row's action. @default 'Ver' */
  readonly verb?: string | undefined;
  /** Where the row leads; it then has nothing to open. */
  readonly href?: string | undefined;
  /** A control at the row's end; the row then has nothing to open. */
  readonly action?: ReactNode;
  /** Event and its cause, in paragraphs. */
  readonly text?: readonly NoticeLine[] | undefined;
  /** Events of the last seven days; said so after the advice. */
  readonly lines?: readonly NoticeLine[] | undefined;
  /** Advice for the reader. */
  readonly advice?: ReactNode;
  /** Below the words of an open row, such as the people whom it counts. */
  readonly content?: ReactNode;
}

/** Props of {@link NoticeList}. */
export interface NoticeListProps extends Omit<ComponentProps<'div'>, 'color' | 'children'> {
  /** The rows, in order. */
  readonly notices: readonly NoticeItem[];
}

const WEEK = 'Este aviso se muestra durante 7 días.';

/**
 * Tasks and notices in rows of one height: how many, what, who, and one verb. A row leads elsewhere, ends in a control, or
 * opens its text; at most one is open, at first the first one of tone `danger`. Renders a {@link Card}, or nothing
 * where there is none.
 */
export function NoticeList({ notices, ...rest }: NoticeListProps) {
  const group = useId();
  if (notices.length === 0) return null;
  const urgent = notices.find((notice) => notice.tone === 'danger' && isOpenable(notice));
  return (
    <Card padding="none" data-component="NoticeList" {...rest}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role from a list without markers */}
      <ul role="list" className={styles.List}>
        {notices.map((notice) => (
          <li key={notice.title} className={styles.Item}>
            <NoticeRow notice={notice} group={group} open={notice === urgent} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const isOpenable = ({ href, action }: NoticeItem) => href === undefined && action === undefined;

interface NoticeRowProps {
  readonly notice: NoticeItem;
  /** The browser keeps at most one `<details>` of this name open. */
  readonly group: string;
  /** Whether it is open at first. */
  readonly open: boolean;
}

function NoticeRow({ notice, group, open }: NoticeRowProps) {
  const { tone = 'info', title, count, names, verb = 'Ver', href, action } = notice;
  const words = (
    <>
      <span className={styles.Count} data-tone={count === undefined ? tone : undefined}>
        {count ?? <Glyph path={toneIcons[tone]} />}
      </span>{' '}
      <span className={styles.Title}>{title}</span> <span className={styles.Names}>{names}</span>{' '}
    </>
  );
  if (action !== undefined) {
    return (
      <div className={styles.Row}>
        {words}
        <span className={styles.Verb}>{action}</span>
      </div>
    );
  }
  const isNamed = names === undefined ? undefined : '';
  if (href !== undefined) {
    return (
      <Link href={href} variant="plain" className={styles.Row} data-named={isNamed}>
        {words}
        <span className={styles.Verb}>
          {verb}
          <Glyph path={chevronRight} />
        </span>
      </Link>
    );
  }
  return (
    <details name={group} open={open} className={styles.Details}>
      <summary className={styles.Row} data-named={isNamed}>
        {words}
        <span className={styles.Verb}>
          {verb}
          <Glyph path={chevronDown} className={styles.Arrow} />
        </span>
      </summary>
      <NoticeText notice={notice} />
    </details>
  );
}

function NoticeText({ notice: { text = [], lines = [], advice, content } }: Pick<NoticeRowProps, 'notice'>) {
  return (
    <div className={styles.Panel}>
      {text.map((paragraph) => (
        <p key={wordsOf(paragraph)}>{withLink(paragraph)}</p>
      ))}
      {lines.length > 0 && (
        <ul className={styles.Lines}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may have happened twice in a minute
            <li key={index}>{withLink(line)}</li>
          ))}
        </ul>
      )}
      {(advice || lines.length > 0) && (
        <p>
          {advice} {lines.length > 0 && WEEK}
        </p>
      )}
      {content}
    </div>
  );
}

const wordsOf = (line: NoticeLine): string => (typeof line === 'string' ? line : line.text);

function withLink(line: NoticeLine): ReactNode {
  if (typeof line === 'string') return line;
  return (
    <>
      {line.text} <Link href={line.href}>{line.label}</Link>
    </>
  );
}
