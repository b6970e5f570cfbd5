const between = /(<!-- tables: .*?-->\n)[\s\S]*?(\n<!-- \/tables -->)/;

/** The README with its tables replaced. @throws Error - it has no place for them. */
export function withTables(readme: string, tables: string): string {
  if (!between.test(readme)) throw new Error('widgets: the README has lost its <!-- tables --> marks.');
  return readme.replace(between, (_all, before: string, after: string) => `${before}\n${tables}\n${after}`);
}
