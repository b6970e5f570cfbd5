/** Folders of components that say the specification's own words, in Spanish alone; for the tests of words. */
export const spanishOnly = ['attendance-table', 'mark-attendance', 'position-radar'];
