const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** A module may use lower tiers only; those of one tier are strangers to each other. */
const TIERS = [
  ['settings', 'audit', 'notifications', 'uploads'],
  ['ledger', 'accounts', 'staff', 'market'],
  ['payment-methods', 'verification', 'referral', 'content', 'support', 'safeguards'],
  ['trading', 'yield', 'funding', 'exchange', 'rewards'],
  ['proof'],
];

const TEST = '\\.(test|spec)\\.tsx?$';
const API_FILE = '\\.(resolver|types)\\.ts$';
const npm = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;

const tierRules = TIERS.map((modules, tier) => {
  const sameOrHigher = TIERS.slice(tier).flat().join('|');
  return rule(
    `tier-${tier + 1}-uses-lower-tiers`,
    'What is used by many must not know its users; money meets in the ledger and nowhere else.',
    { path: `^server/modules/(${modules.join('|')})/`, pathNot: [TEST, API_FILE] },
    { path: `^server/modules/(${sameOrHigher})/`, pathNot: '^server/modules/$1/' },
  );
});

const schemaAndClients = [
  rule(
    'contract-is-a-leaf',
    'schema/ is imported by all three programs, so it may import none, and no package.',
    { path: '^schema/', pathNot: ['codegen\\.ts$', TEST] },
    { path: '^(server|client-|migrations)|(^|/)node_modules/|^[a-z@][^/]*$', pathNot: '^schema/' },
  ),
  rule(
    'clients-see-only-the-contract',
    'Server code must never reach a browser.',
    { path: '^client-' },
    { path: '^(server|migrations)/' },
  ),
  rule(
    'clients-are-strangers',
    'H5 and console share through schema/ or not at all.',
    { path: '^client-(h5|admin)/' },
    { path: '^client-', pathNot: '^client-$1/' },
  ),
  rule(
    'features-are-strangers',
    'What two screens share lives in ui and lib, where both find it.',
    { path: '^client-h5/src/features/([^/]+)/' },
    { path: '^client-h5/src/features/', pathNot: '^client-h5/src/features/$1/' },
  ),
  rule(
    'features-know-the-session-of-the-app',
    'A screen that knows how the app is wired cannot be moved.',
    { path: '^client-h5/src/features/' },
    { path: '^client-h5/src/app/', pathNot: '^client-h5/src/app/session\\.tsx?$' },
  ),
  rule(
    'shared-parts-know-no-screen',
    'ui and lib serve every feature and so know none.',
    { path: '^client-h5/src/(ui|lib)/' },
    { path: '^client-h5/src/features/' },
  ),
  rule(
    'resources-are-strangers',
    'What two resources of the console share lives in queue, ui and lib; one list joins them.',
    { path: '^client-admin/src/resources/([^/]+)/' },
    { path: '^client-admin/src/resources/', pathNot: '^client-admin/src/resources/$1/' },
  ),
  rule(
    'queue-knows-no-resource',
    'One queue serves every kind of request: what is special about one stands in its descriptor.',
    { path: '^client-admin/src/(queue|ui|lib)/', pathNot: TEST },
    { path: '^client-admin/src/resources/' },
  ),
  rule(
    'console-uses-lower-layers',
    'App → providers, layout, dashboard → resources → queue → ui → lib: nothing looks up.',
    { path: '^client-admin/src/(resources|queue|ui|lib)/', pathNot: TEST },
    { path: '^client-admin/src/(App|providers/|layout/|dashboard/)' },
  ),
  rule(
    'console-parts-know-no-queue',
    'ui draws what every screen may need, lib what draws nothing.',
    { path: '^client-admin/src/(ui|lib)/' },
    { path: '^client-admin/src/queue/' },
  ),
];

const modules = [
  rule(
    'platform-knows-no-business',
    'It would serve the next product as well.',
    { path: '^server/platform/', pathNot: TEST },
    { path: '^server/(modules|graphql|rest|jobs|seed|bench|commands|main)' },
  ),
  rule(
    'domain-knows-no-transport',
    'Only resolvers and API types may speak GraphQL, and only routes HTTP.',
    { path: '^server/modules/', pathNot: [TEST, API_FILE] },
    {
      path: `^server/(graphql|rest)/|${API_FILE}|${npm('graphql', 'type-graphql', 'express')}`,
    },
  ),
  rule(
    'modules-are-called-not-calling',
    'A module does not know who serves, times or fills it.',
    { path: '^server/modules/', pathNot: TEST },
    { path: '^server/(rest|jobs|seed|bench|commands|main)' },
  ),
  rule(
    'modules-through-the-front-door',
    'Another module is used through its index.ts, its API types by API files alone.',
    { path: '^server/modules/([^/]+)/', pathNot: TEST },
    {
      path: '^server/modules/',
      pathNot: '^server/modules/($1/|[^/]+/(index|[^/]+\\.types)\\.ts$)',
    },
  ),
  ...tierRules,
  rule(
    'only-the-ledger-touches-balances',
    'Balances have one door; whoever needs them asks for them.',
    { path: '^server/', pathNot: ['^server/(modules/ledger|platform/database/db|testing)', TEST] },
    { path: '^server/modules/ledger/ledger\\.entities' },
  ),
  rule(
    'feeds-are-blind',
    'What makes prices must not be able to see who holds what.',
    { path: '^server/modules/market/feeds/', pathNot: TEST },
    { path: '^server/modules/', pathNot: '^server/modules/market/' },
  ),
];

const transports = [
  rule(
    'graphql-knows-no-module',
    'Only the schema lists join the modules; sessions and loaders are those of server/doors.',
    { path: '^server/graphql/', pathNot: [TEST, '-schema\\.ts$'] },
    { path: '^server/modules/' },
  ),
  rule(
    'schema-lists-know-front-doors',
    'They need resolvers and front doors; rows of the database are none of their business.',
    { path: '^server/(graphql/[^/]+-schema|doors/[^/]+)\\.ts$' },
    { path: '^server/modules/', pathNot: '/index\\.ts$|\\.resolver\\.ts$' },
  ),
  rule(
    'graphql-knows-no-other-door',
    'Two ways in are brothers: neither goes through the other.',
    { path: '^server/graphql/', pathNot: TEST },
    { path: '^server/(rest|jobs|seed|bench|commands|main)' },
  ),
  rule(
    'rest-jobs-seed-call-commands',
    'They call domain functions, not the other door and not its words.',
    { path: '^server/(rest|jobs|seed)/', pathNot: TEST },
    { path: `^server/graphql/|^server/modules/.*${API_FILE}` },
  ),
  rule(
    'rest-jobs-seed-see-rows-as-types',
    'A row may be shown, not queried.',
    { path: '^server/(rest|jobs|seed)/', pathNot: TEST },
    {
      path: '^server/modules/.*\\.(entity|entities)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  ),
  rule(
    'rest-jobs-seed-ask-no-database',
    'Queries belong to the module that owns the rows.',
    { path: '^server/(rest|jobs|seed)/', pathNot: TEST },
    { path: npm('typeorm') },
  ),
  rule(
    'product-without-test-tools',
    'A moved clock or an invented person must not be in reach of the product.',
    {
      path: '^(server|schema|migrations)/',
      pathNot: [TEST, '^server/(testing|e2e|bench|seed|commands)/'],
    },
    { path: '^server/(testing|e2e)/' },
  ),
];

module.exports = {
  forbidden: [
    rule('no-circular', 'A cycle means two files are one.', {}, { circular: true }),
    ...schemaAndClients,
    ...modules,
    ...transports,
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.generated\\.ts$' },
  },
};
