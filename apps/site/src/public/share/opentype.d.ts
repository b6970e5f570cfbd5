/** Named whole: by its short name Node.js takes a form without exports. */
declare module 'opentype.js/dist/opentype.mjs' {
  /** A step of an outline, named as in SVG paths: to `x, y`, over the control points that are there. */
  export interface Step {
    readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z';
    readonly x1?: number;
    readonly y1?: number;
    readonly x2?: number;
    readonly y2?: number;
    readonly x?: number;
    readonly y?: number;
  }

  export interface TypeFont {
    /** Place of a letter's outline; 0 where the font has none. */
    charToGlyphIndex(letter: string): number;
    /** Width of a line in pixels, kerned. */
    getAdvanceWidth(text: string, size: number): number;
    /** The outlines of a line of text. @param y - of the baseline. */
    getPath(text: string, x: number, y: number, size: number): { readonly commands: readonly Step[] };
  }

  /** @param bytes - a TrueType file. */
  export function parse(bytes: ArrayBuffer): TypeFont;
}
