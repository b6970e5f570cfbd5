/** Event on the document after hydration. */
export const HYDRATED = 'ministerio:hydrated';
