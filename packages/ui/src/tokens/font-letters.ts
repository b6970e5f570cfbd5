/**
 * The characters cut into the two committed font files. A character outside its list is shown in the
 * fallback font.
 */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const spanish = 'áéíóúüñÁÉÍÓÚÜÑ¡¿ªº«»“”–—…·°\u00a0';
/** Names from the neighbours: Brazil, and the German and Croatian families of Santa Cruz. */
const neighbours = 'àâãäåæçèêëìîïòôõöøùûýÿßÀÂÃÄÅÆÇÈÊËÌÎÏÒÔÕÖØÙÛÝ';
const signs = '‘’„•€£×−±½©®™↑↓';

/** Characters of Spanish texts: both fonts have all of them. */
export const spanishLetters: string = ascii + spanish;

/** Letters of the heading font, which is the heavy one: Spanish and the commonest foreign names. */
export const headingLetters: string = `${spanishLetters}ãçöôêÖÇ’×`;

/** Letters of the text font. */
export const textLetters: string = spanishLetters + neighbours + signs;
