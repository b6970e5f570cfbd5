interface Area {
  held: number;
  readonly broke: string[];
}

/** Checks and their results, by area. */
export class Report {
  readonly #areas = new Map<string, Area>();

  /**
   * Notes one check.
   * @param area - Spanish, as it is printed.
   * @param what - the check; where it broke, it is printed with `seen`.
   * @param seen - what was answered instead: a status, the name of a header. Never a body, a token or a password (R70).
   */
  check(area: string, what: string, held: boolean, seen: string | number = ''): void {
    const found = this.#areas.get(area) ?? { held: 0, broke: [] };
    if (held) found.held += 1;
    else found.broke.push(seen === '' ? what : `${what} (visto: ${seen})`);
    this.#areas.set(area, found);
  }

  get broke(): number {
    return [...this.#areas.values()].reduce((sum, { broke }) => sum + broke.length, 0);
  }

  get checks(): number {
    return [...this.#areas.values()].reduce((sum, { held, broke }) => sum + held + broke.length, 0);
  }

  /** The areas as they stand now: checks, held, broke. */
  get rows(): readonly (readonly [area: string, checks: number, held: number, broke: number])[] {
    return [...this.#areas].map(([area, { held, broke }]) => [area, held + broke.length, held, broke.length]);
  }

  /** The table and what broke, in Spanish. */
  toString(): string {
    const heads = ['área', 'pruebas', 'resistió', 'cedió'] as const;
    const rows = this.rows.map((row) => row.map(String));
    const widths = heads.map((head, column) =>
      Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
    );
    const line = (cells: readonly string[]) =>
      cells
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ');
    const broken = [...this.#areas].flatMap(([area, { broke }]) => broke.map((what) => `  ${area}: ${what}`));
    return [
      line(heads),
      ...rows.map(line),
      ...(broken.length === 0 ? [] : ['', 'Cedió:', ...broken]),
      '',
      this.broke === 0
        ? `Resistió todas las pruebas: ${this.checks}.`
        : `Cedieron ${this.broke} de ${this.checks} pruebas. Actualiza el sitio, mira docs/deploy.md y avisa como dice SECURITY.md.`,
    ].join('\n');
  }
}
