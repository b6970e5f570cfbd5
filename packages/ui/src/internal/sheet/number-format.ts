const COLOURS = 'black|blue|cyan|green|magenta|red|white|yellow|color ?\\d+';
/** A format's tokens: fixed text, a space, what only colours or names a locale, a digit, another section, anything else. */
const TOKEN = new RegExp(
  `"(?<quoted>[^"]*)"|\\\\(?<escaped>.)|(?<space>_.)|\\[(?:\\$-[^\\]]*|${COLOURS})\\]|(?<digit>[0#])|(?<end>;)|(?<plain>[-+():!^&'~{}<>=$ ])|(?<other>.)`,
  'gisu',
);

/**
 * A whole number as Excel shows it in a format of digits and fixed text: `00000`, `"M-"0000`, `000\-000` (ECMA-376
 * part 1, 18.8.30). Null for another format, and for another number.
 */
export function showNumber(digits: string, format: string): string | null {
  if (/^(?:general|[@0#])$/i.test(format)) return digits;
  if (!/^\d+$/.test(digits)) return null;
  const tokens = [...format.matchAll(TOKEN)].map(({ groups = {} }) => groups);
  const end = tokens.findIndex((token) => token.end !== undefined);
  const positive = end < 0 ? tokens : tokens.slice(0, end);
  const places = positive.filter((token) => token.digit !== undefined).length;
  if (places === 0 || positive.some((token) => token.other !== undefined)) return null;
  const significant = digits.replace(/^0+/, '');
  // Negative where zeros, or nothing, stand before the number.
  let at = significant.length - places;
  const surplus = significant.slice(0, Math.max(0, at));
  let isFirst = true;
  return positive
    .map(({ quoted, escaped, space, digit, plain }) => {
      if (digit === undefined) return quoted ?? escaped ?? plain ?? (space === undefined ? '' : ' ');
      const before = isFirst ? surplus : '';
      isFirst = false;
      const own = at < 0 ? (digit === '0' ? '0' : '') : (significant[at] ?? '');
      at += 1;
      return before + own;
    })
    .join('');
}

/** Formats that a workbook may use without naming them; those of dates are not among them. */
const BUILT_IN: Readonly<Record<string, string>> = {
  ...{ 1: '0', 2: '0.00', 3: '#,##0', 4: '#,##0.00', 9: '0%', 10: '0.00%', 11: '0.00E+00', 12: '# ?/?' },
  ...{ 13: '# ??/??', 37: '#,##0', 38: '#,##0', 39: '#,##0.00', 40: '#,##0.00', 48: '##0.0E+0', 49: '@' },
};
/** Ids below it are built in, whatever the file says of them. */
const FIRST_CUSTOM = 100;
const ATTRIBUTES = `((?:[^>"']|"[^"]*"|'[^']*')*)`;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The attributes of each element of a name, whatever its namespace. */
export function elementsOf(xml: string, name: string): readonly ((attribute: string) => string)[] {
  return [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s${ATTRIBUTES}>`, 'g'))].map(
    ([, attributes = '']) => {
      return (attribute) => attributeOf(attributes, attribute);
    },
  );
}

function attributeOf(attributes: string, name: string): string {
  const [, double, single] =
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? [];
  return (double ?? single ?? '').replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (all, hex, decimal, entity) => {
      if (entity !== undefined) return entities[entity] ?? all;
      return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    },
  );
}

/** The format of each of a workbook's cell styles; empty for none, and for one of dates. */
function formatsOf(styles: string): readonly string[] {
  const custom = elementsOf(styles, 'numFmt').map((read) => [read('numFmtId'), read('formatCode')] as const);
  const codes = new Map([
    ...custom.filter(([id]) => Number(id) >= FIRST_CUSTOM),
    ...Object.entries(BUILT_IN),
  ]);
  const [cellStyles = ''] = /<(?:\w+:)?cellXfs[\s>].*?<\/(?:\w+:)?cellXfs>/s.exec(styles) ?? [];
  return elementsOf(cellStyles, 'xf').map((read) => {
    const code = codes.get(read('numFmtId')) ?? '';
    return isDate(code) ? '' : code;
  });
}

function isDate(format: string): boolean {
  const fixed = new RegExp(`"[^"]*"|\\\\.|_.|\\*.|\\[(?:\\$[^\\]]*|${COLOURS})\\]`, 'gi');
  return /[dmyhs]/i.test(format.replace(fixed, ''));
}

/** Begins a cell whose number has a format that is not shown here: a code point that no file uses. */
export const UNSHOWN = '\u{F0000}';

/**
 * A sheet in which numbers with a format of their own are the texts that Excel shows, or begin with {@link UNSHOWN}.
 * The reader of the file knows nothing of such formats.
 * @param styles - the workbook's styles
 */
export function withShownNumbers(sheet: string, styles: string): string {
  const formats = formatsOf(styles);
  if (formats.every((format) => format === '')) return sheet;
  const cell = new RegExp(`<((?:\\w+:)?)c\\s${ATTRIBUTES}(?<!/)>(.*?)</\\1c>`, 'gs');
  return sheet.replace(cell, (whole, prefix: string, attributes: string, content: string) => {
    const format = formats[Number(attributeOf(attributes, 's') || 0)] ?? '';
    const type = attributeOf(attributes, 't');
    const [, number] = /<(?:\w+:)?v[^>]*>([^<]+)</.exec(content) ?? [];
    if (format === '' || number === undefined || (type !== '' && type !== 'n')) return whole;
    const digits = plainNumber(number);
    const shown = showNumber(digits, format) ?? UNSHOWN + digits;
    const text = shown.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const place = attributeOf(attributes, 'r');
    const at = place === '' ? '' : ` r="${place}"`;
    return `<${prefix}c${at} t="str"><${prefix}v>${text}</${prefix}v></${prefix}c>`;
  });
}

/** Numbers stay as their digits: a membership number is a text. Excel writes large ones as 1.0482E10. */
export function plainNumber(digits: string): string {
  return /e/i.test(digits) ? String(Number(digits)) : digits;
}
