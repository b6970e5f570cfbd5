/** Signs in the order of the Spanish collation: all of them before digits, and digits before letters. */
const SIGNS = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$';
const FIRST_SIGN = 0x20;
/** A run of digits begins with how long it is; lengths stand between the signs and the letter a. */
const FIRST_LENGTH = FIRST_SIGN + SIGNS.length;
const LONGEST = 0x60 - FIRST_LENGTH;
/** Larger than every letter, so that n with it stands after n with any letter, and before o. */
const TILDE = '\u007f';

/** What Unicode does not take apart into a letter and a mark, as the collation reads it. */
const SPELLED: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };
const PLAIN = /^[a-z ]*$/;
const OTHERS = /\d+|n\u0303|[^a-z ]/gu;

const known = new Map<string, string>([
  ['ñ', `n${TILDE}`],
  ['n\u0303', `n${TILDE}`],
]);
for (const [index, sign] of [...SIGNS].entries()) known.set(sign, String.fromCharCode(FIRST_SIGN + index));

/**
 * A text as a key whose plain comparison (`<`) is the Spanish order: ñ after n, '9' before '10', letter case and
 * accents aside. Comparing keys takes a fraction of what `Intl.Collator` takes for the texts; the tests hold the order
 * of letters, digits and common signs against it. Letters of other alphabets stand last, by their code points.
 */
export function spanishKey(text: string): string {
  const lower = text.toLowerCase();
  return PLAIN.test(lower) ? lower : lower.replace(OTHERS, partKey);
}

function partKey(part: string): string {
  const first = part.charCodeAt(0);
  if (first >= 0x30 && first <= 0x39) return numberKey(part);
  let key = known.get(part);
  if (key === undefined) {
    key = foreignKey(part);
    known.set(part, key);
  }
  return key;
}

/** The longer number is the larger one, once its leading zeros are gone. */
function numberKey(digits: string): string {
  const number = digits.replace(/^0+/, '');
  return String.fromCharCode(FIRST_LENGTH + Math.min(number.length, LONGEST)) + number;
}

function foreignKey(letter: string): string {
  const spelled = SPELLED[letter];
  if (spelled) return spanishKey(spelled);
  const bare = letter
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Cc}]/gu, '')
    .replace(/\s/gu, ' ')
    .toLowerCase();
  return bare === letter ? letter : spanishKey(bare);
}
