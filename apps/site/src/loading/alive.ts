/** Event on the document: the page's script listens now. */
export const ALIVE = 'ministerio:viva';
