const FORMAT_SEGMENTS = 4;

/** Offset of a table in a TrueType file, by the four letters of its name. */
function tableOffset(file: DataView, name: string): number {
  const tables = file.getUint16(4);
  for (let entry = 12; entry < 12 + tables * 16; entry += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((index) => file.getUint8(entry + index)));
    if (tag === name) return file.getUint32(entry + 8);
  }
  throw new Error(`The font has no table "${name}".`);
}

/** The characters of the basic plane that a TrueType font has a glyph for, as code points. */
export function mappedCharacters(font: ArrayBuffer): ReadonlySet<number> {
  const file = new DataView(font);
  const cmap = tableOffset(file, 'cmap');
  const mapped = new Set<number>();
  for (let index = 0; index < file.getUint16(cmap + 2); index += 1) {
    const table = cmap + file.getUint32(cmap + 4 + index * 8 + 4);
    if (file.getUint16(table) !== FORMAT_SEGMENTS) continue;
    const segments = file.getUint16(table + 6) / 2;
    for (let segment = 0; segment < segments; segment += 1) {
      const last = file.getUint16(table + 14 + segment * 2);
      const first = file.getUint16(table + 16 + segments * 2 + segment * 2);
      for (let code = first; code <= last && code < 0xffff; code += 1) mapped.add(code);
    }
  }
  return mapped;
}
