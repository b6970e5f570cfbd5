import { type StyleSheets, styleSheets } from '../style-sheets.ts';
import type { TokenSets } from '../token-sets.ts';
import type { TokenSet } from '../values.ts';
import { at, isRecord, list, record, text } from './json.ts';
import { type Known, readToken } from './read-token.ts';
import { EXTENSION, type TokenFiles } from './write-tokens.ts';

/** The tokens of a file by name, as they are in it. */
function flatten(json: unknown, prefix = ''): Known {
  const found = Object.entries(record(json)).flatMap(([key, inner]) => {
    if (key.startsWith('$') || !isRecord(inner)) return [];
    return '$value' in inner ? [[prefix + key, inner] as const] : [...flatten(inner, `${prefix}${key}-`)];
  });
  return new Map(found);
}

/** The tokens that style sheets have: a text style is for drawing tools alone. */
function readSet(tokens: Known, known: Known): TokenSet {
  const styled = [...tokens].filter(([, { $type }]) => $type !== 'typography');
  const read = styled.map(([name, json]) => {
    try {
      return [name, readToken(json, known)];
    } catch (error) {
      throw new Error(`Token '${name}': ${error instanceof Error ? error.message : String(error)}.`);
    }
  });
  return Object.fromEntries(read);
}

/** The tokens that a context of the resolver document holds itself. */
function inline(resolver: unknown, modifier: string, context: string): Known {
  const contexts = at(at(at(resolver, 'modifiers'), modifier), 'contexts');
  return flatten(list(at(contexts, context))[0]);
}

/**
 * Tokens read back from their files.
 * @param files - what `tokenFiles` wrote, or what a design tool made of it.
 * @throws Error - a file lacks a token that its neighbour has, or has a value, unit or alias that these tokens have not.
 */
export function readTokens(files: Readonly<Record<keyof TokenFiles, unknown>>): TokenSets {
  const resolver = files['ministerio.resolver.json'];
  const contrast = files['high-contrast.tokens.json'];
  const base = flatten(files['base.tokens.json']);
  const light = flatten(files['light.tokens.json']);
  const dark = flatten(files['dark.tokens.json']);
  const lonely = [...light.keys(), ...dark.keys()].filter((name) => !light.has(name) || !dark.has(name));
  if (lonely.length > 0) throw new Error(`Only one theme has ${lonely.join(', ')}.`);
  const known = new Map([...base, ...light]);
  const densities = ['compact', 'roomy'].flatMap((name) => {
    const token = inline(resolver, 'density', name).get('density');
    return token ? [[name, token] as const] : [];
  });
  const forced = record(at(at(at(contrast, '$extensions'), EXTENSION), 'forcedColors'));
  return {
    base: readSet(base, known),
    light: readSet(light, known),
    dark: readSet(dark, known),
    moreContrast: readSet(flatten(contrast), known),
    lessMotion: readSet(inline(resolver, 'motion', 'reduced'), known),
    densities: readSet(new Map(densities), known),
    forcedColors: Object.fromEntries(Object.entries(forced).map(([name, value]) => [name, text(value)])),
  };
}

/**
 * Style sheets of design-token files: the way back for a team that edits them in a drawing tool.
 * @param files - the parsed JSON of every file, by name.
 * @returns the style sheets, by name.
 * @throws Error - a file lacks a token that its neighbour has, or has a value, unit or alias that these tokens have not.
 */
export function cssFromTokens(files: Readonly<Record<keyof TokenFiles, unknown>>): StyleSheets {
  return styleSheets(readTokens(files));
}
