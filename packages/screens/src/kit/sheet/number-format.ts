/** Fixed text, escaped or plain, the width of a letter, a digit, anything else. */
const TOKEN = /"([^"]*)"|\\(.)|(_).|([0#])|([-+():!^&'~{}<>=$ ])|(.)/gsu;

/**
 * A whole number as Excel shows it in a format of digits and fixed text: `00000`, `"M-"0000`, `000\-000` (ECMA-376
 * part 1, 18.8.30). Null for another format, and for another number.
 */
export function showNumber(digits: string, format: string): string | null {
  if (/^(?:general|[@0#])$/i.test(format)) return digits;
  const [positive = ''] = format.split(';');
  const tokens = [...positive.matchAll(TOKEN)];
  const places = tokens.filter(([, , , , digit]) => digit !== undefined).length;
  if (!/^\d+$/.test(digits) || places === 0 || tokens.some(([, , , , , , other]) => other)) return null;
  const significant = digits.replace(/^0+/, '');
  let at = significant.length - places;
  // Digits beyond the format stand before its first digit.
  let before = significant.slice(0, Math.max(0, at));
  const shown = tokens.map(([, quoted, escaped, space, digit, plain]) => {
    if (digit === undefined) return quoted ?? escaped ?? plain ?? (space && ' ');
    const own = before + (significant[at] ?? (digit === '0' ? '0' : ''));
    before = '';
    at += 1;
    return own;
  });
  return shown.join('');
}

const ATTRIBUTES = `((?:[^>"']|"[^"]*"|'[^']*')*)`;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function attributeOf(attributes: string, name: string): string {
  const [, , value = ''] = new RegExp(`(?:^|\\s)${name}=(["'])(.*?)\\1`, 's').exec(attributes) ?? [];
  return value.replace(/&(\w+);/g, (all, entity: string) => entities[entity] ?? all);
}

/** Reads the attributes of each element of a name, whatever its namespace. */
export function elementsOf(xml: string, name: string): readonly ((attribute: string) => string)[] {
  const elements = xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s${ATTRIBUTES}>`, 'g'));
  return Array.from(
    elements,
    ([, attributes = '']) =>
      (attribute) =>
        attributeOf(attributes, attribute),
  );
}

/** Formats that every workbook has, of decimals, thousands, percentages and fractions; below 100 ids are Excel's own. */
const UNNAMED = new Set(['2', '3', '4', '9', '10', '11', '12', '13', '37', '38', '39', '40', '48']);

/** The format of each of a workbook's cell styles; empty for none, and for one of dates. */
function formatsOf(styles: string): readonly string[] {
  const codes = new Map(
    elementsOf(styles, 'numFmt').map((read) => [read('numFmtId'), read('formatCode')] as const),
  );
  const [cellStyles = ''] = /<(?:\w+:)?cellXfs[\s>].*?<\/(?:\w+:)?cellXfs>/s.exec(styles) ?? [];
  return elementsOf(cellStyles, 'xf').map((read) => {
    const id = read('numFmtId');
    if (Number(id) < 100) return UNNAMED.has(id) ? '?' : '';
    const code = codes.get(id) ?? '';
    return /[dmyhs]/i.test(code.replace(/"[^"]*"|[\\_].|\[(?![hms])[^\]]*\]/gi, '')) ? '' : code;
  });
}

/** Begins a cell whose number has a format that is not shown here: a code point that no file uses. */
export const UNSHOWN = '\u{F0000}';

/**
 * A sheet in which numbers with a format of their own are the texts that Excel shows, or begin with {@link UNSHOWN}: the
 * reader of the file knows nothing of such formats.
 * @param styles - the workbook's styles
 */
export function withShownNumbers(sheet: string, styles: string): string {
  const formats = formatsOf(styles);
  if (formats.every((format) => format === '')) return sheet;
  const cell = new RegExp(`<((?:\\w+:)?)c\\s${ATTRIBUTES}(?<!/)>(.*?)</\\1c>`, 'gs');
  return sheet.replace(cell, (whole, prefix: string, attributes: string, content: string) => {
    const format = formats[Number(attributeOf(attributes, 's'))] ?? '';
    const [, number] = /<(?:\w+:)?v[^>]*>([^<]+)</.exec(content) ?? [];
    if (format === '' || number === undefined || /\st=["'](?!n["'])/.test(attributes)) return whole;
    const digits = plainNumber(number);
    const text = (showNumber(digits, format) ?? UNSHOWN + digits)
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;');
    const rest = attributes.replace(/\s?\b[st]=(["']).*?\1/g, '');
    return `<${prefix}c ${rest} t="str"><${prefix}v>${text}</${prefix}v></${prefix}c>`;
  });
}

/** Numbers stay as their digits: a membership number is a text. Excel writes large ones as 1.0482E10. */
export function plainNumber(digits: string): string {
  return /e/i.test(digits) ? String(Number(digits)) : digits;
}
