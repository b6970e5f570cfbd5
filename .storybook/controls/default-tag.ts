/** A prop's description, and the value that its `@default` names. */
export interface Described {
  readonly description: string;
  readonly defaultValue?: string;
}

/** Takes `@default` out of a description: the table has a column of its own for it. */
export function withoutDefaultTag(description: string): Described {
  const tag = /\s*@default\s+(.+)$/m.exec(description);
  if (!tag?.[1]) return { description };
  return { description: description.replace(tag[0], '').trim(), defaultValue: tag[1].trim() };
}
