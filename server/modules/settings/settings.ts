import { usd, type Money } from '../../../schema/money';
import type { Context } from '../../platform/context';
import { shortMemory } from '../../platform/throttle/short-memory';
import { officeIn, type Office } from './office';
import { Setting } from './setting.entity';

/** The one policy from which rules, texts and screens take their figures. */
export interface Settings {
  readonly brand: string;
  readonly timezone: string;
  readonly supportHours: string;
  /** Where people find us; null where nothing is said of it. */
  readonly office: Office | null;
  readonly invitationRequired: boolean;
  readonly reviewHours: number;
  /** The least that is added to a holding beyond what was agreed. */
  readonly yieldTopUpMin: Money;
  readonly rechargeMin: Money;
  readonly rechargeMax: Money;
  readonly rechargePresets: readonly Money[];
  /** Requests of this amount and above need two people. */
  readonly secondApprovalFrom: Money;
  /** Recharges of one user that are not decided yet. */
  readonly rechargesOpenMax: number;
  /** Between a decision of staff and its effect. */
  readonly undoSeconds: number;
  /** So long after its settlement an order can be reported, and after a decision a second look asked for. */
  readonly disputeDays: number;
  /** Open stakes of one user together. */
  readonly positionMax: Money;
  readonly orderPresets: readonly Money[];
  /** Parts per million of the price shown that H5 sends as tolerance. */
  readonly tolerancePpm: number;
  readonly multiples: readonly number[];
  readonly withdrawMin: Money;
  readonly withdrawMax: Money;
  readonly withdrawDayMax: Money;
  readonly withdrawDayCount: number;
  readonly withdrawFeeBp: number;
  /** Off the quote of a coin that is paid out. */
  readonly withdrawSpreadBp: number;
  readonly withdrawStart: string;
  readonly withdrawEnd: string;
  /** Of one socket, of one session, and of one address without a session. */
  readonly socketSubscriptionsMax: number;
  readonly socketsPerSessionMax: number;
  readonly socketsPerAddressMax: number;
}

const CACHE_MS = 1_000;

/** Read at most once a second: a change is in force within that time on every server. */
export const settings: (ctx: Pick<Context, 'db'>) => Promise<Settings> = shortMemory(
  CACHE_MS,
  ({ db }) => load(db),
);

async function load(db: Context['db']): Promise<Settings> {
  const rows = await db.getRepository(Setting).find();
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  const read = <T>(key: string, is: (value: unknown) => value is T): T => {
    const value = values.get(key);
    if (!is(value)) throw new Error(`setting ${key} is missing or of another kind`);
    return value;
  };
  const amount = (key: string) => usd(read(key, isNumber));
  const amounts = (key: string) => read(key, isNumbers).map(usd);
  return {
    brand: read('brand', isText),
    timezone: read('timezone', isText),
    supportHours: read('supportHours', isText),
    office: officeIn(values.get('office')),
    invitationRequired: read('invitationRequired', isFlag),
    reviewHours: read('reviewHours', isNumber),
    yieldTopUpMin: amount('yieldTopUpMin'),
    rechargeMin: amount('rechargeMin'),
    rechargeMax: amount('rechargeMax'),
    rechargePresets: amounts('rechargePresets'),
    secondApprovalFrom: amount('secondApprovalFrom'),
    rechargesOpenMax: read('rechargesOpenMax', isNumber),
    undoSeconds: read('undoSeconds', isNumber),
    disputeDays: read('disputeDays', isNumber),
    positionMax: amount('positionMax'),
    orderPresets: amounts('orderPresets'),
    tolerancePpm: read('tolerancePpm', isNumber),
    multiples: read('multiples', isNumbers),
    withdrawMin: amount('withdrawMin'),
    withdrawMax: amount('withdrawMax'),
    withdrawDayMax: amount('withdrawDayMax'),
    withdrawDayCount: read('withdrawDayCount', isNumber),
    withdrawFeeBp: read('withdrawFeeBp', isNumber),
    withdrawSpreadBp: read('withdrawSpreadBp', isNumber),
    withdrawStart: read('withdrawStart', isText),
    withdrawEnd: read('withdrawEnd', isText),
    socketSubscriptionsMax: read('socketSubscriptionsMax', isNumber),
    socketsPerSessionMax: read('socketsPerSessionMax', isNumber),
    socketsPerAddressMax: read('socketsPerAddressMax', isNumber),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every(isNumber);
