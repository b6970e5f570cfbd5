const opening = '([{<';
const closing = ')]}>';
const quotes = '\'"`';

interface Scanned {
  readonly members: readonly string[];
  /** It is a callback's type, without brackets around it: all behind the arrow is its answer. */
  readonly isCallback: boolean;
}

const comments = /\/\*.*?\*\//gs;

function scan(written: string): Scanned {
  const type = written.replaceAll(comments, '');
  const members: string[] = [];
  let [depth, begin, quote] = [0, 0, ''];
  let isCallback = false;
  for (let index = 0; index < type.length && !isCallback; index += 1) {
    const letter = type.charAt(index);
    if (quote) quote = letter === quote ? '' : quote;
    else if (quotes.includes(letter)) quote = letter;
    else if (opening.includes(letter)) depth += 1;
    else if (letter === '=' && type.charAt(index + 1) === '>') {
      isCallback = depth === 0;
      index += 1;
    } else if (closing.includes(letter)) depth -= 1;
    else if (letter === '|' && depth === 0) {
      members.push(type.slice(begin, index));
      begin = index + 1;
    }
  }
  members.push(type.slice(begin));
  return { members: members.map((member) => member.trim()).filter(Boolean), isCallback };
}

/** The text of a type without `undefined`, which says no more than that the prop is optional. */
export function withoutUndefined(type: string): string {
  const { members } = scan(type);
  const kept = members.filter((member) => member !== 'undefined');
  const [only = ''] = kept;
  if (kept.length !== 1 || members.length === 1) return kept.join(' | ');
  return only.startsWith('(') && only.endsWith(')') ? only.slice(1, -1) : only;
}

/** Whether a type is a callback's, optional or not. */
export const isCallback = (type: string) => scan(withoutUndefined(type)).isCallback;
