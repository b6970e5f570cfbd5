/** Citations that comments may make: each kind with its targets. */
export interface Targets {
  readonly rules: ReadonlySet<string>;
  readonly decisions: ReadonlySet<string>;
  readonly spec: ReadonlySet<string>;
  /** Documents by path, each with the slugs of its headings. */
  readonly documents: ReadonlyMap<string, ReadonlySet<string>>;
  /** Paths of the repository's files. */
  readonly files: ReadonlySet<string>;
}

/** A citation without a target. */
export interface DeadCitation {
  readonly line: number;
  readonly citation: string;
}

/** Text between two words of a comment; it may break the line. */
const GAP = String.raw`(?:\s|\*|//)+`;
const NUMBERS = String.raw`(\d+(?:(?:,|${GAP}and)${GAP}\d+)*)`;
const RULE = /\bR\d+\b/g;
const SECTIONS = new RegExp(String.raw`\b(decisions|spec)${GAP}sections?${GAP}${NUMBERS}`, 'g');
const DOCUMENT = /\bdocs\/(?:adr\/)?[\w-]+\.md(?:#[\w-]+)?/g;
const ADR = /\bADR 0*(\d+)\b/g;
/** A file by its path from the root or from its package; in code only in comments, where no test makes it up. */
const FILE =
  /(?<![\w./-])(?:packages|apps|scripts|e2e|bench|deploy|\.storybook)\/[\w./-]+\.(?:tsx?|mjs|css|mdx|svg|yml)\b/g;
const COMMENT = /^\s*(?:\/?\*|\/\/)/;
/** Documents by a name that no file of the repository has; a link between documents is another thing. */
const OUTSIDE = /(?<!\]\(|[[/\w-])(?:decisions|interface|server|spec)\.md\b/g;

/** The section of a document under a heading of the second level. */
function sectionOf(text: string, heading: string): string {
  return text.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? '';
}

const firstGroups = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, group = '']) => group));

/**
 * Reads what may be cited.
 * @param documents - texts of the documents by path; `docs/rules.md` numbers rules, decisions and the specification.
 * @param files - paths of all files from the root.
 */
export function readTargets(documents: ReadonlyMap<string, string>, files: readonly string[]): Targets {
  const rules = documents.get('docs/rules.md') ?? '';
  return {
    files: new Set(files),
    rules: firstGroups(rules, /^- \*\*(R\d+)\*\*/gm),
    decisions: firstGroups(sectionOf(rules, 'Decisions'), /^(\d+)\. /gm),
    spec: firstGroups(sectionOf(rules, 'The specification'), /^\| (\d+) +\|/gm),
    documents: new Map(
      [...documents].map(([path, text]) => [
        path,
        new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => slugOf(title))),
      ]),
    ),
  };
}

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** Whether a path leads to a file, from the root or from a folder. */
const isIn = (files: ReadonlySet<string>, path: string) =>
  files.has(path) || [...files].some((file) => file.endsWith(`/${path}`));

/** Whether a place is in a document or a comment. */
function isProse(text: string, index: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', index) + 1, index);
  return COMMENT.test(line) || !/^(?:import|export|const) /m.test(text);
}

/**
 * Finds the citations of a file that lead nowhere.
 * @param text - the whole file.
 */
export function deadCitations(text: string, targets: Targets): DeadCitation[] {
  const dead = [
    ...[...text.matchAll(RULE)].filter(([rule]) => !targets.rules.has(rule)),
    ...[...text.matchAll(SECTIONS)].filter(([, kind, numbers = '']) => {
      const known = kind === 'spec' ? targets.spec : targets.decisions;
      return (numbers.match(/\d+/g) ?? []).some((number) => !known.has(number));
    }),
    ...[...text.matchAll(DOCUMENT)].filter(([citation]) => {
      const [path = '', slug] = citation.split('#');
      const slugs = targets.documents.get(path);
      return slugs === undefined || (slug !== undefined && !slugs.has(slug));
    }),
    ...[...text.matchAll(ADR)].filter(([, number = '']) => {
      const start = `docs/adr/${number.padStart(4, '0')}-`;
      return ![...targets.documents.keys()].some((path) => path.startsWith(start));
    }),
    ...text.matchAll(OUTSIDE),
    ...[...text.matchAll(FILE)].filter(
      ({ 0: path, index }) => !isIn(targets.files, path) && isProse(text, index),
    ),
  ];
  return dead
    .map((match) => ({ line: text.slice(0, match.index).split('\n').length, citation: match[0] }))
    .sort((a, b) => a.line - b.line);
}
