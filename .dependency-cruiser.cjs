const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** The tiers of the modules; those of tiers 1 and 2 are open to all above them. */
const TIERS = [
  ['settings', 'audit'],
  ['notifications', 'uploads'],
  ['staff', 'accounts', 'ledger', 'market'],
  ['reviews', 'proposals', 'safeguards', 'favourites'],
  ['recharges', 'verifications', 'trading', 'yield', 'content'],
  ['credits', 'payment-methods', 'follow', 'proof', 'support'],
  ['withdrawals', 'conversions', 'disputes', 'invitation'],
  ['overview'],
];

/** What a module of tier 3 or higher may use besides tiers 1 and 2. `overview` reads every module. */
const USES = {
  staff: [],
  accounts: [],
  ledger: [],
  market: [],
  reviews: ['staff'],
  proposals: ['staff'],
  safeguards: ['accounts'],
  favourites: ['accounts', 'market'],
  recharges: ['accounts', 'ledger', 'proposals', 'reviews', 'safeguards', 'staff'],
  verifications: ['accounts', 'reviews', 'staff'],
  trading: ['accounts', 'ledger', 'market', 'safeguards'],
  yield: ['ledger', 'proposals', 'safeguards'],
  content: ['accounts', 'proposals', 'safeguards'],
  credits: ['accounts', 'ledger', 'proposals', 'recharges'],
  conversions: ['credits', 'ledger', 'market'],
  'payment-methods': ['accounts', 'verifications'],
  follow: ['accounts', 'safeguards', 'trading'],
  proof: ['ledger', 'market', 'trading', 'yield'],
  support: ['accounts', 'reviews', 'staff', 'verifications'],
  withdrawals: [
    ...['accounts', 'credits', 'ledger', 'market', 'payment-methods'],
    ...['reviews', 'staff', 'verifications'],
  ],
  disputes: ['accounts', 'market', 'proof', 'reviews', 'staff', 'trading'],
  invitation: ['accounts', 'credits', 'proposals', 'reviews', 'staff', 'support', 'verifications'],
  overview: TIERS.flat(),
};

const TEST = '\\.(test|spec)\\.tsx?$';
const API = '^server/modules/[^/]+/(api/|module\\.ts$)';
const npm = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;

const OPEN_TO_ALL = TIERS.slice(0, 2).flat();

/** Lower tiers that a module's row of the table names. @throws Error for a name that is not lower */
function mayUse(name, tier) {
  const lower = TIERS.slice(0, tier).flat();
  const listed = name === 'overview' ? lower : [...(USES[name] ?? []), ...OPEN_TO_ALL];
  const wrong = listed.filter((one) => tier > 1 && !lower.includes(one));
  if (wrong.length > 0) throw new Error(`${name} may not list ${wrong.join(', ')}`);
  return listed.filter((one) => lower.includes(one));
}

const tierRules = TIERS.flatMap((names, tier) =>
  names.map((name) =>
    rule(
      `${name}-uses-what-it-lists`,
      'What is used by many must not know its users; the list is the whole of what a module knows.',
      { path: `^server/modules/${name}/`, pathNot: [TEST, API] },
      {
        path: '^server/modules/',
        pathNot: `^server/modules/(${[name, ...mayUse(name, tier)].join('|')})/`,
      },
    ),
  ),
);

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
    'lib-knows-no-markup',
    'What screens do alike is worked out without drawing; whoever draws it may look different.',
    { path: '^client-(h5|admin)/src/lib/', pathNot: TEST },
    { path: '^client-$1/src/', pathNot: '^client-$1/src/lib/' },
  ),
  rule(
    'ui-knows-lib',
    'Parts without business serve every feature and so know none.',
    { path: '^client-h5/src/ui/', pathNot: TEST },
    { path: '^client-h5/src/', pathNot: '^client-h5/src/(ui|lib)/' },
  ),
  rule(
    'features-are-strangers',
    'What two screens share lives in ui and lib, where both find it.',
    { path: '^client-h5/src/features/([^/]+)/' },
    { path: '^client-h5/src/features/', pathNot: '^client-h5/src/features/$1/' },
  ),
  rule(
    'features-know-no-app',
    'A screen that knows how the app is wired cannot be moved.',
    { path: '^client-h5/src/features/' },
    { path: '^client-h5/src/app/' },
  ),
  rule(
    'clients-without-test-tools',
    'Invented answers must not be in reach of the product.',
    { path: '^client-h5/src/', pathNot: [TEST, '^client-h5/src/testing/'] },
    { path: '^client-h5/src/testing/' },
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
    { path: '^client-admin/src/(App|Start|providers/|layout/|dashboard/)' },
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
    { path: '^server/(?!platform/)' },
  ),
  rule(
    'graphql-knows-no-module',
    'It knows GraphQL and no business.',
    { path: '^server/graphql/', pathNot: TEST },
    { path: '^server/(?!graphql/|platform/)' },
  ),
  rule(
    'domain-knows-no-transport',
    'Only API files may speak GraphQL, and only routes HTTP; live quotes have a fast path of their own.',
    {
      path: '^server/modules/',
      pathNot: [TEST, API, '^server/modules/market/live/', '^server/modules/index\\.ts$'],
    },
    { path: `^server/graphql/|/api/|${npm('graphql', 'type-graphql', 'express')}` },
  ),
  rule(
    'modules-are-called-not-calling',
    'A module does not know who serves, times or fills it.',
    { path: '^server/modules/[^/]+/', pathNot: TEST },
    { path: '^server/(http|rest|seed|bench|commands|main|modules/index\\.ts)' },
  ),
  rule(
    'modules-through-the-front-door',
    'Another module is used through its index.ts, its API files by API files alone.',
    { path: '^server/modules/([^/]+)/', pathNot: [TEST, API] },
    { path: '^server/modules/[^/]+/', pathNot: '^server/modules/($1/|[^/]+/index\\.ts$)' },
  ),
  rule(
    'api-through-front-doors',
    'API files join modules: their index.ts and their API files, nothing behind them.',
    { path: '^server/modules/([^/]+)/(api/|module\\.ts$)', pathNot: TEST },
    { path: '^server/modules/[^/]+/', pathNot: '^server/modules/($1/|[^/]+/(index\\.ts$|api/))' },
  ),
  rule(
    'modules-register-once',
    'modules/index.ts names every module; nothing else registers anything.',
    { path: '^server/', pathNot: [TEST, '^server/modules/index\\.ts$'] },
    { path: '^server/modules/[^/]+/module\\.ts$' },
  ),
  ...tierRules,
  rule(
    'only-the-ledger-touches-balances',
    'Balances have one writer; whoever needs them asks for them.',
    { path: '^server/', pathNot: ['^server/(modules/ledger|testing)', TEST] },
    { path: '^server/modules/ledger/ledger\\.entities' },
  ),
  rule(
    'feeds-are-blind',
    'What makes prices must not be able to see who holds what.',
    { path: '^server/modules/market/feeds/', pathNot: TEST },
    { path: '^server/modules/', pathNot: '^server/modules/market/' },
  ),
  rule(
    'exposure-steers-nothing',
    'What the platform stands to win or lose is for staff to see: whatever quotes, opens or settles must not know it.',
    { path: '^server/', pathNot: ['^server/modules/trading/(exposure|api)/', TEST] },
    { path: '^server/modules/trading/exposure/' },
  ),
  rule(
    'overview-holds-no-sql',
    'It puts together what other modules read.',
    { path: '^server/modules/overview/', pathNot: TEST },
    { path: `^server/platform/database/|${npm('typeorm')}` },
  ),
];

const transports = [
  rule(
    'http-through-front-doors',
    'What listens translates; it looks behind no module.',
    { path: '^server/http/', pathNot: TEST },
    { path: '^server/modules/[^/]+/', pathNot: '^server/modules/[^/]+/index\\.ts$' },
  ),
  rule(
    'rest-is-deletable',
    'The old API goes in one commit: its folder and one line of open-server.ts.',
    {
      path: '^server/',
      pathNot: [
        '^server/rest/',
        '^server/http/open-server\\.ts$',
        '^server/(bench|testing)/',
        TEST,
      ],
    },
    { path: '^server/rest/' },
  ),
  rule(
    'rest-and-seed-call-acts',
    'They call acts, not the other way in, not its words, and no database.',
    { path: '^server/(rest|seed)/', pathNot: TEST },
    {
      path: `^server/graphql/|^server/modules/[^/]+/|^server/modules/index\\.ts$|${npm('typeorm')}`,
      pathNot: '^server/modules/[^/]+/index\\.ts$',
    },
  ),
  rule(
    'rest-takes-from-http-what-both-need',
    'Whose request it is, and how a body with files is read.',
    { path: '^server/rest/', pathNot: TEST },
    { path: '^server/http/', pathNot: '^server/http/(context|read-multipart|body-room)\\.ts$' },
  ),
  rule(
    'product-without-test-tools',
    'A moved clock or an invented person must not be in reach of the product.',
    {
      path: '^(server|schema|migrations)/',
      pathNot: [TEST, '^server/(jest\\.config|(testing|e2e|bench|seed|commands|rules)/)'],
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
