import {
  settingFacts,
  settingKeys,
  type SettingKey,
  type SettingKind,
} from '../../../schema/settings/facts';
import { isKept, isText, isWholes, type Kept } from '../../../schema/settings/shapes';
import { usd, type Money } from '../../../schema/money';
import type { Context } from '../../platform/context';
import { shortMemory } from '../../platform/throttle/short-memory';
import { Setting } from './setting.entity';

interface Amounts {
  readonly MONEY: Money;
  readonly MONEYS: readonly Money[];
}

type Read<Kind extends SettingKind> = Kind extends keyof Amounts ? Amounts[Kind] : Kept<Kind>;

/** The one policy from which rules, texts and screens take their figures. `schema/settings` says what each may be. */
export type Settings = {
  readonly [Key in SettingKey]: Read<(typeof settingFacts)[Key]['kind']>;
} & { readonly timezone: string };

const CACHE_MS = 1_000;

/** Read at most once a second: a change is in force within that time on every server. */
export const settings: (ctx: Pick<Context, 'db'>) => Promise<Settings> = shortMemory(
  CACHE_MS,
  ({ db }) => load(db),
);

async function load(db: Context['db']): Promise<Settings> {
  const rows = await db.getRepository(Setting).find();
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  const wrong = (key: string) => new Error(`setting ${key} is missing or of another kind`);
  const timezone = values.get('timezone');
  if (!isText(timezone)) throw wrong('timezone');
  const read = settingKeys.map((key) => {
    const value = values.get(key);
    if (!isKept(settingFacts[key].kind, value)) throw wrong(key);
    return [key, inMoney(key, value)] as const;
  });
  // Each key has the kind that its value was just held against.
  return { ...(Object.fromEntries(read) as unknown as Settings), timezone };
}

function inMoney(key: SettingKey, value: unknown): unknown {
  const { kind } = settingFacts[key];
  if (kind === 'MONEYS' && isWholes(value)) return value.map(usd);
  return kind === 'MONEY' ? usd(value as number) : value;
}
