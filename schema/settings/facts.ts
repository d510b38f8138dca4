/**
 * Groups of settings that are changed together. The place of one is its number in proposals (`settings/3`), from 1: a new
 * one comes last.
 */
export const settingGroups = [
  'PLATFORM',
  'SUPPORT',
  'REVIEWS',
  'RECHARGE',
  'WITHDRAWAL',
  'TRADING',
  'CONVERSION',
  'YIELD',
  'BONUS',
  'SOCKETS',
] as const;
export type SettingGroup = (typeof settingGroups)[number];

/**
 * What a value is, and in what it is counted: MONEY in minor units of USD, BP in basis points, PPM in parts per million,
 * CLOCK a time of the platform's day (`HH:MM`, 24:00 its end), WEEK hours for each weekday, OFFICE an address on the map,
 * LICENCES the wordings in which texts may speak of a licence.
 */
export type SettingKind =
  | 'COUNT'
  | 'TIMES'
  | 'SECONDS'
  | 'MINUTES'
  | 'HOURS'
  | 'DAYS'
  | 'MONEY'
  | 'MONEYS'
  | 'COUNTS'
  | 'BP'
  | 'PPM'
  | 'CLOCK'
  | 'TEXT'
  | 'FLAG'
  | 'WEEK'
  | 'OFFICE'
  | 'LICENCES';

interface SettingFact {
  readonly group: SettingGroup;
  readonly kind: SettingKind;
  /** Inclusive bounds of the value, of each entry of a list, of the letters of a text or of a line; 0 where there is none. */
  readonly min: number;
  readonly max: number;
  /** It decides about people's money or rights, not only about how something looks. */
  readonly weighs: boolean;
}

type Bounds = readonly [min: number, max: number];

const weighing =
  (weighs: boolean) =>
  <const Kind extends SettingKind>(group: SettingGroup, kind: Kind, [min, max]: Bounds = [0, 0]) =>
    ({ group, kind, min, max, weighs }) as const;

const heavy = weighing(true);
const light = weighing(false);

/** Every setting that staff may change, by its key, in the order in which they are read. */
export const settingFacts = {
  brand: light('PLATFORM', 'TEXT', [1, 40]),
  invitationRequired: heavy('PLATFORM', 'FLAG'),
  office: light('PLATFORM', 'OFFICE', [1, 300]),
  licences: heavy('PLATFORM', 'LICENCES', [4, 200]),
  supportWeek: light('SUPPORT', 'WEEK'),
  answerMinutes: light('SUPPORT', 'MINUTES', [1, 1_440]),
  reviewHours: heavy('REVIEWS', 'HOURS', [1, 168]),
  undoSeconds: heavy('REVIEWS', 'SECONDS', [5, 600]),
  secondApprovalFrom: heavy('REVIEWS', 'MONEY', [100, 10_000_000]),
  disputeDays: heavy('REVIEWS', 'DAYS', [1, 365]),
  documentDays: heavy('REVIEWS', 'DAYS', [30, 3_650]),
  rechargeMin: heavy('RECHARGE', 'MONEY', [100, 100_000_000]),
  rechargeMax: heavy('RECHARGE', 'MONEY', [100, 100_000_000]),
  rechargePresets: light('RECHARGE', 'MONEYS', [100, 100_000_000]),
  rechargesOpenMax: heavy('RECHARGE', 'COUNT', [1, 50]),
  withdrawMin: heavy('WITHDRAWAL', 'MONEY', [100, 100_000_000]),
  withdrawMax: heavy('WITHDRAWAL', 'MONEY', [100, 100_000_000]),
  withdrawDayMax: heavy('WITHDRAWAL', 'MONEY', [100, 1_000_000_000]),
  withdrawDayCount: heavy('WITHDRAWAL', 'COUNT', [1, 100]),
  withdrawFeeBp: heavy('WITHDRAWAL', 'BP', [0, 2_000]),
  withdrawSpreadBp: heavy('WITHDRAWAL', 'BP', [0, 1_000]),
  withdrawStart: heavy('WITHDRAWAL', 'CLOCK'),
  withdrawEnd: heavy('WITHDRAWAL', 'CLOCK'),
  positionMax: heavy('TRADING', 'MONEY', [1_000, 1_000_000_000]),
  orderPresets: light('TRADING', 'MONEYS', [100, 1_000_000_000]),
  multiples: heavy('TRADING', 'COUNTS', [1, 100]),
  tolerancePpm: heavy('TRADING', 'PPM', [0, 10_000]),
  followersMax: light('TRADING', 'COUNT', [1, 10_000]),
  followingMax: light('TRADING', 'COUNT', [1, 100]),
  conversionSpreadBp: heavy('CONVERSION', 'BP', [0, 1_000]),
  conversionSeconds: heavy('CONVERSION', 'SECONDS', [5, 60]),
  yieldSettleHours: heavy('YIELD', 'HOURS', [1, 168]),
  yieldTopUpMin: heavy('YIELD', 'MONEY', [1, 1_000_000]),
  dailyBonusAmount: light('BONUS', 'MONEY', [1, 100_000]),
  dailyBonusTurnover: light('BONUS', 'TIMES', [0, 100]),
  socketSubscriptionsMax: light('SOCKETS', 'COUNT', [1, 200]),
  socketsPerSessionMax: light('SOCKETS', 'COUNT', [1, 100]),
  socketsPerAddressMax: light('SOCKETS', 'COUNT', [1, 1_000]),
} as const satisfies Readonly<Record<string, SettingFact>>;
export type SettingKey = keyof typeof settingFacts;

export const settingKeys = Object.keys(settingFacts) as SettingKey[];

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingFacts, key);

export const keysOfGroup = (group: SettingGroup): SettingKey[] =>
  settingKeys.filter((key) => settingFacts[key].group === group);

/** Entries of a list of amounts or counts. */
export const settingListMax = 8;
/** Wordings of licences: ten languages of two. */
export const licencesMax = 20;
