/** Ways to go on from the first page, with the id of the page that each leads to. */
export const doors = [
  { name: 'Use it', about: 'install the package, import a component', page: 'install--props' },
  {
    name: 'Style it',
    about: 'colours, type, space, and a palette of twelve',
    page: 'foundations-colours--props',
  },
  { name: 'Contribute', about: 'a component, its stories and pictures', page: 'about-contributing--props' },
] as const;
