import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../../primitives/link/index.ts';
import { Notice, type NoticeProps } from '../../primitives/notice/notice.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import styles from './notice-list.module.css';

/** A sentence, alone or with a link after it. */
export type NoticeLine = string | { readonly text: string; readonly href: string; readonly label: string };

/** What a notice says. */
export interface NoticeItem extends Pick<NoticeProps, 'tone'> {
  readonly title: string;
  /** What happened and why, in paragraphs. */
  readonly text?: readonly NoticeLine[];
  /** What happened in the last seven days; said so after the advice. */
  readonly lines?: readonly NoticeLine[];
  /** What to do. */
  readonly advice?: ReactNode;
}

/** Props of {@link NoticeList}. */
export interface NoticeListProps extends Omit<ComponentProps<'div'>, 'color'> {
  /** The notices, in order. */
  readonly notices: readonly NoticeItem[];
  /** Shown above them. */
  readonly children?: ReactNode;
}

const WEEK = 'Este aviso se muestra durante 7 días.';

/** Notices one below the other: what happened, why, and what to do. Renders a `<div>`, or nothing where there is none. */
export function NoticeList({ notices, children, ...rest }: NoticeListProps) {
  if (notices.length === 0 && !children) return null;
  return (
    <Stack data-component="NoticeList" {...rest}>
      {children}
      {notices.map(({ tone, title, text = [], lines = [], advice }) => (
        <Notice key={title} tone={tone} title={title}>
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
            <p className={styles.Advice}>
              {advice} {lines.length > 0 && WEEK}
            </p>
          )}
        </Notice>
      ))}
    </Stack>
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
