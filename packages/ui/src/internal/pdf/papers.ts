/** The papers to sign, in one script: each is a page on top of the same large library. */
export { closingDocument } from './closing-document.ts';
export { consentDocument } from './consent-document.ts';
