/**
 * Everything that is made with the PDF's large library, as one script: shared by several, it could end up in a file that a
 * screen waits for.
 */
export { closingDocument } from './closing-document.ts';
export { consentDocument } from './consent-document.ts';
export { reportDocument } from './report-document.ts';
