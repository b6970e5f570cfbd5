/** Samples by name: one number for each round. */
export class Samples {
  readonly #of = new Map<string, number[]>();

  add(name: string, value: number): void {
    this.#of.set(name, [...this.of(name), value]);
  }

  of(name: string): readonly number[] {
    return this.#of.get(name) ?? [];
  }

  median(name: string): number {
    const sorted = this.of(name).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  }
}
