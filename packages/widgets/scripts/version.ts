import product from '../package.json' with { type: 'json' };

/** Version of the package: the name of the folder whose files never change. */
export const { version } = product;
