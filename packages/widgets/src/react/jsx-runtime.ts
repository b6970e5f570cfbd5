/** Stands in for `react/jsx-runtime`. */
export { Fragment, jsx, jsx as jsxs } from './element.ts';
