import { Badge } from '../../primitives/badge/badge.tsx';
import { adminShell as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';

interface LinkCountProps {
  readonly count: number | undefined;
  /** Id for the entry's `aria-describedby`: the entry keeps its name, the count describes it. */
  readonly id: string;
}

/** Unread count beside an entry; nothing for zero. */
export function LinkCount({ count, id }: LinkCountProps) {
  const words = useWords(spanish);
  if (!count) return null;
  return (
    <>
      <Badge tone="warning" aria-hidden="true">
        {count > 99 ? '99+' : count}
      </Badge>
      <span id={id} hidden>
        {words.unread(count)}
      </span>
    </>
  );
}
