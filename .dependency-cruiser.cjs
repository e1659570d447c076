/**
 * Who may import whom. A remote is released on its own, so it must not reach into another one, nor into the shell;
 * what is shared must not know what stands on it.
 */
/** Test equipment of a workspace: page objects, parts of the mock API, sample data. */
const EQUIPMENT = '^(shell|mf-[^/]+|shared/ui)/testing/';
const TESTS = `\\.(test|spec)\\.tsx?$|/src/testing/|^mf-[^/]+/e2e/|${EQUIPMENT}`;
const CONFIGS = '(^|/)[^/]+\\.config\\.(ts|cjs|mjs)$';

/** Workspaces that a folder may import beside itself, everything else of ours is refused. */
const allow = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: [TESTS, CONFIGS] },
  to: { path: '^(shell|mf-[^/]+|shared/[^/]+|release|api|e2e|bench|tools)/', pathNot: [from, ...allowed] },
});
/** What a part of the contract may import of the other parts. */
const part = (name, allowed, comment) => ({
  name: `contract-${name}-imports`,
  severity: 'error',
  comment,
  from: { path: `^shared/contract/src/${name}/`, pathNot: [TESTS] },
  to: { path: '^shared/contract/src/', pathNot: [name, ...allowed].map((other) => `^shared/contract/src/${other}/`) },
});
const shared = (...names) => `^shared/(${names.join('|')})/`;

module.exports = {
  forbidden: [
    allow('remote-imports', '^mf-[^/]+/(?!map-data/)', [shared('core', 'ui', 'contract')], 'A remote stands on core, ui and contract.'),
    allow('map-data-imports', '^mf-[^/]+/map-data/', ['^mf-[^/]+/', shared('build', 'contract')], 'Programs that make data of maps stand on the build.'),
    {
      name: 'remote-test-imports',
      severity: 'error',
      comment: "A remote's tests and configuration may also use testing and build.",
      from: { path: '^mf-[^/]+/', pathNot: [] },
      to: { path: '^(shell|release|api|e2e|bench|tools)/' },
    },
    {
      name: 'remote-to-remote',
      severity: 'error',
      comment: 'A piece of another remote is shown through a named slot.',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^mf-[^/]+/', pathNot: '^$1/' },
    },
    allow('shell-imports', '^shell/', ['^shared/', '^release/'], 'The shell finds remotes at run time, in the pins.'),
    allow('api-imports', '^api/', [shared('contract', 'server', 'telemetry')], 'The API knows the contract and nothing of the site.'),
    allow('release-imports', '^release/', [shared('contract', 'build')], 'The release store knows the contract, and hashes artifacts as the build does.'),
    allow('contract-imports', '^shared/contract/', [], 'The wire stands on nothing.'),
    part('site', [], 'Markets and addresses of the site stand on nothing.'),
    part('domain', ['site'], 'Rules of the trade know the markets, and nothing of the wire.'),
    part('calls', ['domain', 'site'], 'The wire is made of what the trade and the site say.'),
    part('call-index', ['calls'], 'The index names calls; their schemas are imported on use.'),
    part('federation', ['site'], 'What a remote declares and what a build holds: no call and no rule of the trade.'),
    allow('core-imports', '^shared/core/', [shared('contract')], 'Core stands on the contract.'),
    allow('ui-imports', '^shared/ui/', [shared('core', 'contract')], 'Components stand on core.'),
    allow('build-imports', '^shared/build/', [shared('contract')], 'The build reads the contract.'),
    allow('telemetry-imports', '^shared/telemetry/', [], 'What servers tell of themselves stands on nothing.'),
    allow('server-imports', '^shared/server/', [], 'What every server process needs stands on nothing.'),
    allow('testing-imports', '^shared/testing/', [shared('build', 'core', 'contract', 'ui')], 'Test equipment stands on what is shared.'),
    {
      name: 'shared-imports-what-stands-on-it',
      severity: 'error',
      comment: 'Also in tests: shared packages are released without the rest.',
      from: { path: '^shared/' },
      to: { path: '^(shell|mf-[^/]+|release|api|e2e|bench|tools)/' },
    },
    {
      name: 'test-equipment-in-production',
      severity: 'error',
      comment: 'Test doubles never reach a reader.',
      from: { path: '^(shell|mf-[^/]+|release|api|shared/(contract|core|ui))/', pathNot: [TESTS, CONFIGS] },
      to: { path: `^shared/testing/|${EQUIPMENT}|\\.(test|spec)\\.tsx?$` },
    },
    {
      name: 'site-test-imports',
      severity: 'error',
      comment: 'Tests of the whole site walk through remotes by their page objects, and know nothing else of them.',
      from: { path: '^e2e/' },
      to: { path: '^mf-[^/]+/(?!testing/)' },
    },
    {
      name: 'remote-test-equipment',
      severity: 'error',
      comment: 'Page objects and mock data of a remote are for its own tests and for those of the whole site.',
      from: { pathNot: '^(mf-[^/]+|e2e)/' },
      to: { path: '^mf-[^/]+/testing/' },
    },
    {
      name: 'demo-in-production',
      severity: 'error',
      comment: 'The API works without its demo data: only what starts it (index.ts) and tests know them.',
      from: { path: '^api/src/', pathNot: [TESTS, '^api/src/demo/', '^api/src/index\\.ts$'] },
      to: { path: '^api/src/demo/' },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'Imported by nobody and importing nothing.',
      from: {
        orphan: true,
        pathNot: ['(^|/)\\.[^/]+\\.cjs$', CONFIGS, TESTS, '\\.d\\.m?ts$', '(^|/)(main|cli|development)\\.tsx?$', '\\.module\\.css$', '\\.replacement\\.ts$', '^tools/(bootstrap|lifeline)\\.mjs$', '^(bench|e2e)/', '^tools/eslint/', '^shared/build/(jest|src/plugins|src/federation|src/antd/replaced)/', '^mf-[^/]+/map-data/', '^shared/build/src/antd/[^/]+\\.cjs$'],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^(shell|mf-[^/]+|shared/[^/]+|release|api|e2e|bench|tools)/',
    exclude: '(^|/)(node_modules|dist|\\.generated|\\.cache|coverage)/|^tools/(fixtures|templates)/|\\.(css|svg|png|json)$',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: require('node:path').join(__dirname, 'tsconfig.json') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
