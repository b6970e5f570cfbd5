/** Stands in for modules that the site never runs. */
export default undefined;
