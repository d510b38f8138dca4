import { withClient } from '../platform/database/database-exists';
import { OWNER_ROLE } from '../platform/database/database-roles';
import type { Config } from '../platform/config';
import { errorCode } from '../platform/error-code';
import { PlainError } from './say';

const SECRET_LENGTH_MIN = 32;
/** A secret of fewer different signs was typed, not made. */
const SIGNS_MIN = 10;
/** Parts of secrets that stand in examples, guides and templates. */
const WELL_KNOWN = [
  ...['changeme', 'changethis', 'replaceme', 'yoursecret', 'mysecret', 'supersecret', 'topsecret'],
  ...['password', 'example', 'default', 'placeholder', 'practice', 'asecretthat', 'keyboardcat'],
];

/** What of the practice world or of a simulated market is in the database. */
interface Found {
  readonly users: number;
  readonly staff: number;
  readonly channels: number;
  /** Instruments that anything depends on: with terms, or the rate of a coin. */
  readonly simulated: number;
  /** Instruments of the feed that asks for a key. */
  readonly keyed: number;
}

const FIND = `SELECT
  (SELECT count(*)::int FROM tarn.app_user
   WHERE email LIKE '%@practice.tarn' OR invitation_code ~ '^TARN0[1-5]$') AS users,
  (SELECT count(*)::int FROM tarn.staff WHERE email LIKE '%@practice.tarn') AS staff,
  (SELECT count(*)::int FROM tarn.recharge_channel
   WHERE kind = 'PRACTICE' OR details::text LIKE '%Tarn Practice%') AS channels,
  (SELECT count(*)::int FROM tarn.instrument i WHERE i.feed = 'simulated'
   AND (i.symbol IN ('USDT/USD', 'BTC/USDT', 'ETH/USDT')
     OR EXISTS (SELECT FROM tarn.terms t WHERE t.instrument_id = i.id))) AS simulated,
  (SELECT count(*)::int FROM tarn.instrument WHERE feed = 'twelvedata') AS keyed`;

/** A database that is still to be made begins with instruments of the simulated feed. */
const EMPTY: Found = { users: 0, staff: 0, channels: 0, simulated: 1, keyed: 0 };
const NOT_YET_MADE = new Set(['42P01', '3F000', '3D000']); // no such table, schema, database

async function findIn(url: string): Promise<Found> {
  try {
    return await withClient(url, async (client) => {
      const owner = await client.query(
        `SELECT FROM pg_roles WHERE rolname = $1 AND pg_has_role(oid, 'MEMBER')`,
        [OWNER_ROLE],
      );
      if (owner.rowCount) await client.query(`SET ROLE ${OWNER_ROLE}`);
      const { rows } = await client.query<Found>(FIND);
      return rows[0] ?? EMPTY;
    });
  } catch (error) {
    if (NOT_YET_MADE.has(errorCode(error) ?? '')) return EMPTY;
    throw error;
  }
}

/** Why a secret protects nothing; null when it will do. */
function weakness(name: string, secret: string | null): string | null {
  if (secret === null) return `${name} is not set: a secret made for practice does not do.`;
  if (secret.length < SECRET_LENGTH_MIN) {
    return `${name} is shorter than ${String(SECRET_LENGTH_MIN)} characters.`;
  }
  const plain = secret.toLowerCase().replace(/[^a-z0-9]/g, '');
  const known = WELL_KNOWN.some((part) => plain.includes(part));
  if (!known && new Set(secret).size >= SIGNS_MIN) return null;
  return `${name} is a well-known or simple text: make one with openssl rand -hex 32.`;
}

const practiceFaults = ({ users, staff, channels }: Found): string[] => [
  ...(users > 0 ? [`The database holds ${String(users)} users of the practice world.`] : []),
  ...(staff > 0 ? [`The database holds ${String(staff)} staff of the practice world.`] : []),
  ...(channels > 0
    ? [`The database holds ${String(channels)} recharge channels of the practice world.`]
    : []),
];

/** `config` as it was read: no secret made since. Empty when live mode may begin. */
export async function liveFaults(config: Config, databaseUrl: string): Promise<string[]> {
  const found = await findIn(databaseUrl);
  const allowed = config.simulatedFeed === 'allow';
  const seed = allowed && config.simSeed !== null ? weakness('SIM_SEED', config.simSeed) : null;
  return [
    weakness('APP_SECRET', config.appSecret),
    seed,
    found.simulated > 0 && !allowed
      ? 'Instruments are quoted by the simulated feed, which SIMULATED_FEED=allow would permit.'
      : null,
    found.keyed > 0 && config.twelveDataKey === null
      ? 'Instruments are quoted by Twelve Data, and TWELVE_DATA_KEY is not set.'
      : null,
    ...practiceFaults(found),
  ].filter((fault) => fault !== null);
}

/** @throws PlainError in live mode, naming every reason at once; nothing is served before */
export async function refuseUnfitLive(config: Config, databaseUrl: string): Promise<void> {
  if (config.mode !== 'live') return;
  const faults = await liveFaults(config, databaseUrl);
  if (faults.length === 0) return;
  throw new PlainError(
    ['MODE=live does not start:', ...faults.map((one) => `- ${one}`)].join('\n'),
  );
}
