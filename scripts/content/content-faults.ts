import { isDeepStrictEqual } from 'node:util';
import type { Content } from './content.ts';
import { crossFaults } from './cross-faults.ts';
import type { ContentPath, Fault } from './fault.ts';
import { linkFaults } from './links.ts';
import { photographFaults } from './photographs.ts';
import { shapes } from './shapes.ts';

interface Issue {
  readonly code?: string | undefined;
  readonly path: PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
}

/** An unknown name is a fault at its key, anything else at its value. */
function faultsOf({ path, message, keys = [] }: Issue): readonly Fault[] {
  const at = path as ContentPath;
  return keys.length > 0
    ? keys.map((key) => ({ path: [...at, key], expected: message, isUnknown: true }))
    : [{ path: at, expected: message }];
}

/**
 * All faults of the content.
 * @param photographs - names of the files in the photographs' folder.
 */
export function contentFaults(content: Content, photographs: readonly string[]): readonly Fault[] {
  const issues = Object.entries(shapes).flatMap(([name, shape]) => {
    const found: readonly Issue[] = shape.safeParse(content[name as keyof typeof shapes]).error?.issues ?? [];
    return found.map((issue) => ({ ...issue, path: [name, ...issue.path] }));
  });
  const own = issues.flatMap(faultsOf);
  // Checks across the parts need parts of the right types.
  const isTyped = issues.every(({ code }) => code !== 'invalid_type');
  const mutual = isTyped
    ? [...crossFaults(content), ...linkFaults(content), ...photographFaults(content, photographs)]
    : [];
  // An address that is not a text is reported once.
  return [...own, ...mutual].filter(
    ({ path }, index, all) => all.findIndex((other) => isDeepStrictEqual(other.path, path)) === index,
  );
}
