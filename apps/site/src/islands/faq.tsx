import type { FaqEntry, SupportWay } from '@ministerio/content';
import { FaqWidget } from '@ministerio/ui/composed/faq-widget';

export interface FaqIslandProps {
  readonly entries: readonly FaqEntry[];
  readonly chat?: SupportWay | undefined;
}

/** The frequent questions. */
export function Island({ entries, chat }: FaqIslandProps) {
  return <FaqWidget entries={entries} chat={chat} />;
}
