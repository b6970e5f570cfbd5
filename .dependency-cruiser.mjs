/** Allowed imports (docs/architecture.md), for `npm test -- imports`. Targets are resolved files. */
const TESTS = ['\\.(test|stories|bench)\\.tsx?$', '/(test|stories|docs)/'];
const npm = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
/** Refuses targets to all files of a folder but tests and stories. */
const never = (name, comment, at, to) =>
  rule(name, comment, { path: `^${at}`, pathNot: TESTS }, typeof to === 'string' ? { path: to } : to);
/** Refuses everything but a package's own files and some targets. */
const only = (name, comment, at, allowed, more = {}) =>
  never(name, comment, `${at}/src/`, { pathNot: [`^${at}/`, ...allowed], ...more });
const NODE_TOO = { dependencyTypesNot: ['core'] };

const SCREEN = 'packages/screens/src/(?!kit/)([^/]+)/';
const ANY_SCREEN = '^packages/screens/src/(?!kit/)[^/]+/';
const FETCHING = [
  '^packages/contract/src/client/',
  npm('@tanstack/react-query'),
  '^packages/screens/src/kit/(services|session|query-keys|query-view|own-server)(/|\\.)',
].join('|');
const VIEWS = "a view takes props: no client, no queries, no session, nothing of a screen's root";
const LAYERS = 'tokens <- primitives <- composed';
const RESTORE = 'db <- restore <- copies';

const forbidden = [
  rule('circle', 'no file imports itself by others', { pathNot: TESTS }, { circular: true }),
  rule('found', 'every import is found', { pathNot: TESTS }, { couldNotResolve: true, pathNot: '^virtual:' }),
  rule(
    'by-name',
    'a package imports another one by its name',
    { path: '^(packages/[^/]+/(?=src|fixtures|mocks)|apps/[^/]+/(?=src))' },
    { path: '^(packages|apps|e2e|scripts)/', pathNot: '^$1', dependencyTypes: ['local'] },
  ),
  rule(
    'scripts',
    'scripts know the others; packages/test-kit is shared',
    { path: '^(packages|e2e|\\.storybook|apps/[^/]+/src)/' },
    { path: '^scripts/' },
  ),
  never('apps', 'nothing imports an app', 'packages/[^/]+/(src|fixtures|mocks)/', '^apps/'),
  only('content', "content is data; of the contract it takes the documents' types", 'packages/content', [
    '^packages/contract/',
  ]),
  only(
    'build-kit',
    'build-kit is shared by builds and the server; it needs Node alone',
    'packages/build-kit',
    [],
    NODE_TOO,
  ),
  only(
    'test-kit',
    'test-kit is shared by journeys, stories and scripts',
    'packages/test-kit',
    ['^packages/content/', npm('axe-core')],
    NODE_TOO,
  ),
  only('contract', 'the contract imports only zod', 'packages/contract', [npm('zod')]),
  never(
    'rules',
    'rules know no transport',
    'packages/contract/src/domain/',
    '^packages/contract/src/(client|endpoints)/',
  ),
  never(
    'church',
    'the church is an argument; only the palette is fixed when the site is built',
    'packages/(ui|screens)/src/(?!testing/)',
    { path: '^packages/content/', pathNot: 'src/palette\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  never(
    'ui',
    'ui knows no router, no widget, no screen, and fetches nothing',
    'packages/ui/src/',
    `^packages/(widgets|screens)/|${npm('react-router[^/]*', '@tanstack/react-query', 'idb[^/]*')}`,
  ),
  never(
    'tokens',
    LAYERS,
    'packages/ui/src/tokens/',
    `^packages/ui/src/(primitives|composed)/|${npm('react[^/]*')}`,
  ),
  never(
    'internal',
    'internal helpers know no component',
    'packages/ui/src/internal/',
    '^packages/ui/src/(primitives|composed)/',
  ),
  never(
    'primitives',
    LAYERS,
    'packages/ui/src/primitives/',
    `^packages/(?!ui/)|^packages/ui/src/composed/|${npm('@tanstack/[^/]+')}`,
  ),
  never(
    'composed',
    'composed takes props and fetches nothing',
    'packages/ui/src/composed/',
    `^packages/contract/(src/client|mocks)/|${npm('@radix-ui/[^/]+', 'radix-ui')}`,
  ),
  never(
    'screens',
    'screens know no router and no widget, and reach radix through ui',
    'packages/screens/src/',
    `^packages/(widgets|contract/mocks|ui/src/testing)/|${npm('react-router[^/]*', '@radix-ui/[^/]+', 'radix-ui')}`,
  ),
  never('kit', 'the kit knows no screen', 'packages/screens/src/kit/', ANY_SCREEN),
  never('screen', 'screens import each other through index.ts', SCREEN, {
    path: ANY_SCREEN,
    pathNot: ['^packages/screens/src/$1/', '^packages/screens/src/[^/]+/index\\.ts$'],
  }),
  never('view', VIEWS, `${SCREEN}view/`, FETCHING),
  never('view-alone', VIEWS, `${SCREEN}view/`, {
    path: ANY_SCREEN,
    pathNot: '^packages/screens/src/$1/view/',
  }),
  never(
    'widgets',
    'widgets stay small',
    'packages/widgets/src/',
    npm('@radix-ui/[^/]+', 'radix-ui', '@tanstack/[^/]+', 'zod', 'react-router[^/]*'),
  ),
  never(
    'site',
    'the site assembles ui and screens',
    'apps/site/src/',
    `^apps/server/|${npm('@radix-ui/[^/]+', 'radix-ui')}`,
  ),
  never(
    'server',
    'the server knows no screen',
    'apps/server/src/',
    `^packages/(ui|screens|widgets)/|^apps/site/|${npm('react[^/]*')}`,
  ),
  never(
    'db',
    RESTORE,
    'apps/server/src/db/',
    '^apps/server/src/(?!db/|(clock|ensure-folder|random|start-error)\\.ts$)',
  ),
  never('restore', RESTORE, 'apps/server/src/restore/', '^apps/server/src/(copies|http|plugins|routes)/'),
];

export default {
  forbidden,
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/dist/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
