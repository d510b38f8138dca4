import graphql from '@graphql-eslint/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';

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
  'ActivityCampaign',
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
  'FeedLag',
  'MoneyDay',
  'OnShift',
  'OnShiftPerson',
  'PressingRequests',
  'UserSafety',
  'UserTimeline',
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
    // Of these .oxlintrc.json has the rules.
    '**/*.{ts,tsx,js,mjs,cjs}',
    'coverage',
    '**/test-results',
  ]),
  ...api,
);
