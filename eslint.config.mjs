import graphql from '@graphql-eslint/eslint-plugin';
import regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Syntax that is banned everywhere, and what to use in its place. */
const FLOATS = [
  {
    selector: 'CallExpression[callee.name="Number"]',
    message:
      'Number() turns an amount into a float: schema/money.ts reads money, Number.parseInt counts.',
  },
  {
    selector: 'MemberExpression[object.name="Number"][property.name="parseFloat"]',
    message: 'Money and prices are never floats: use schema/money.ts.',
  },
  {
    selector: 'UnaryExpression[operator="+"]',
    message: 'A plus sign hides a conversion to a float: use schema/money.ts or Number.parseInt.',
  },
  {
    selector: 'CallExpression[callee.property.name="toFixed"]',
    message: 'Amounts are formatted by schema/money.ts, which rounds nothing.',
  },
];
const RANDOMNESS = {
  selector: 'MemberExpression[object.name="Math"][property.name="random"]',
  message: 'Only the simulated feed is random, and it has a seed; secrets come from node:crypto.',
};
const RAW_SQL = {
  selector:
    'CallExpression[callee.property.name="query"] > TemplateLiteral.arguments:first-child[expressions.length>0]',
  message: 'Values reach SQL as parameters ($1), never inside its text.',
};
const ENVIRONMENT = {
  selector: 'MemberExpression[object.name="process"][property.name="env"]',
  message: 'server/platform/config.ts is the only reader of the environment.',
};
const EVALUATION = {
  selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  message: 'Text from a server goes through the one sanitiser.',
};
const BANNED = [...FLOATS, RANDOMNESS, RAW_SQL, ENVIRONMENT, EVALUATION];
const bannedBut = (...allowed) => ({
  'no-restricted-syntax': ['error', ...BANNED.filter((rule) => !allowed.includes(rule))],
});

/** Types, sizes and everything else that is no project's own: .oxlintrc.json. */
const typescript = {
  files: ['**/*.ts', '**/*.tsx'],
  languageOptions: { parser: tseslint.parser },
  linterOptions: { reportUnusedDisableDirectives: 'error' },
  rules: bannedBut(),
};

/** A pattern whose time grows faster than its text lets one request hold up all the others. */
const linearPatterns = {
  files: ['**/*.{ts,tsx,cjs,mjs}'],
  plugins: { regexp },
  rules: {
    'regexp/no-super-linear-backtracking': ['error', { report: 'certain' }],
    'regexp/no-super-linear-move': ['error', { report: 'certain' }],
    'regexp/optimal-quantifier-concatenation': ['error', { capturingGroups: 'ignore' }],
    'regexp/no-contradiction-with-assertion': 'error',
  },
};

/** Places where one of the bans does not hold, and why. */
const exceptions = [
  { files: ['schema/money.ts'], rules: bannedBut(...FLOATS) }, // the one place that knows scales
  {
    files: [
      'client-*/src/**/format*.ts',
      'schema/places/format-degrees.ts',
      'client-h5/src/ui/**/*Chart*.{ts,tsx}',
    ],
    rules: bannedBut(...FLOATS),
  },
  {
    files: ['client-*/**/*.{ts,tsx}'],
    ignores: ['**/format*.ts', '**/*Chart*.{ts,tsx}'],
    rules: bannedBut(),
  },
  // Prices are made here, and written down as decimal text at once.
  { files: ['server/modules/market/feeds/**'], rules: bannedBut(RANDOMNESS, ...FLOATS) },
  { files: ['server/platform/config.ts'], rules: bannedBut(ENVIRONMENT) },
  // Names of roles, databases, tables and columns cannot be parameters; none of them comes from outside.
  {
    files: [
      'server/platform/context.ts',
      'server/platform/sealed/reseal.ts',
      'server/platform/database/{database-roles,database-exists,sql-files,migrate}.ts',
      'migrations/**',
    ],
    rules: bannedBut(RAW_SQL),
  },
  {
    files: ['server/{commands,bench,testing,e2e}/**', 'server/**/*.test.ts', '**/*.config.ts'],
    rules: bannedBut(...BANNED.filter((rule) => rule !== EVALUATION)),
  },
];

/** Types that are values or parts of another: nobody asks for one by its id. */
const VALUES = [
  'Money',
  'ArticleText',
  'BroadcastText',
  'UserError',
  'TradingRecord',
  'PageInfo',
  'Figure',
  'OrderTotals',
  'QueueViewField',
  'RechargeFinding',
  'RechargeTotals',
  'WithdrawalTotals',
  'WithdrawalPolicy',
  'WithdrawalCondition',
  'CoinPrice',
  'PayoutApproval',
  'LockedAccount',
  'DailyBonus',
  'Invitation',
  'InvitationBonus',
  'InvitationTree',
  'Invitee',
  'ClaimedReward',
  'RewardClaimApproval',
  'Reward',
  'RewardClaimTotals',
  'RewardTerms',
  'RewardTermsVersion',
  'RewardTier',
  'Platform',
  'Office',
  'Agreement',
  'AgreementVersion',
  'Balances',
  'Candle',
  'LastPrice',
  'QuoteGap',
  'QuoteSpan',
  'QuoteSecond',
  'Exposure',
  'ExposureLine',
  'ExposureSide',
  'OutcomeTotal',
  'OutcomeTotals',
  'ProofHead',
  'ProofNight',
  'PublicProof',
  'PublicProofRun',
  'ReviewTimes',
  'ChannelDetail',
  'AdminBalances',
  'Approval',
  'Dashboard',
  'ListInfo',
  'AuditChange',
  'AuditCheck',
  'LineCandidate',
  'RequestCheck',
  'SearchHits',
  'Shift',
  'ShiftHour',
  'ShiftPerson',
  'VerificationDocument',
  'Approximation',
  'CampaignVersion',
  'ChannelVersion',
  'OpenTurnover',
  'Turnover',
  'CoinWallet',
  'LocalText',
  'Wallet',
  'PaymentMethodDetails',
  'VerificationTotals',
  'CannedText',
  'ChatDesk',
  'ConversationTotals',
  'HelpTotals',
  'DisputeApproval',
  'DisputeCertificate',
  'DisputeTotals',
  'OrderDispute',
  'PasskeyChallenge',
  'PasskeyCreation',
  'HoldingSettlement',
  'ProjectCoverage',
  'ProjectOutlook',
  'ProjectTopUp',
  'VerificationVersion',
  'YieldOverview',
  'OwnLimit',
  'OwnLimitChange',
  'Safeguards',
  'TradingBreak',
  'ComingDay',
  'HolidayHours',
  'OpenHours',
  'WeekdayHours',
  'AdminBlockHead',
  'AdminProofNight',
  'AdminProofRun',
  'ProofWatch',
  'WatchAlarm',
];

const schemaRules = {
  ...graphql.configs['flat/schema-recommended'].rules,
  '@graphql-eslint/require-description': [
    'error',
    {
      ObjectTypeDefinition: true,
      rootField: true,
      // What these are follows from their names, for all of them in the same way.
      ignoredSelectors: [
        '[type=ObjectTypeDefinition][name.value=/^(Query|Mutation|Subscription|PageInfo)$/]',
        '[type=ObjectTypeDefinition][name.value=/(Payload|Connection|Edge)$/]',
      ],
    },
  ],
  '@graphql-eslint/strict-id-in-types': [
    'error',
    {
      exceptions: {
        types: VALUES,
        suffixes: ['Payload', 'Connection', 'Edge', 'List', 'Figure', 'Figures', 'Event', 'Step'],
      },
    },
  ],
  '@graphql-eslint/naming-convention': [
    'error',
    {
      types: 'PascalCase',
      FieldDefinition: 'camelCase',
      InputValueDefinition: 'camelCase',
      Argument: 'camelCase',
      DirectiveDefinition: 'camelCase',
      // Languages are called what the legacy header calls them.
      EnumValueDefinition: {
        style: 'UPPER_CASE',
        ignorePattern: '^(de|en|es|fr|hk|jp|kor|th|vi|zh)$',
      },
    },
  ],
  '@graphql-eslint/no-typename-prefix': 'off', // the user name is called userName
  '@graphql-eslint/no-scalar-result-type-on-mutation': 'error',
  // The schemas are emitted from what their resolvers reach; the rule mixes up the two files.
  '@graphql-eslint/no-unreachable-types': 'off',
};

/** Both schemas in one configuration: the plugin reads the first it is given and keeps it. */
const parserOptions = {
  graphQLConfig: {
    projects: {
      user: { schema: './schema/user.graphql', documents: './client-h5/src/**/*.graphql' },
      admin: { schema: './schema/admin.graphql', documents: './client-admin/src/**/*.graphql' },
    },
  },
};

/** The SDL and the documents written against it. */
const api = [
  {
    files: ['schema/*.graphql'],
    languageOptions: { parser: graphql.parser, parserOptions },
    plugins: { '@graphql-eslint': graphql },
    rules: schemaRules,
  },
  {
    files: ['client-*/src/**/*.graphql'],
    languageOptions: { parser: graphql.parser, parserOptions },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      ...graphql.configs['flat/operations-recommended'].rules,
      '@graphql-eslint/require-selections': 'error',
    },
  },
];

export default defineConfig(
  globalIgnores([
    'node_modules',
    'dist',
    '.data*',
    '.cache',
    '**/*.generated.ts',
    'coverage',
    '**/test-results',
  ]),
  typescript,
  linearPatterns,
  ...exceptions,
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
  ...api,
);
