import { ConfigError, list, type Environment } from '../environment';

/** A key of AES-256, and the name that every text sealed with it begins with. */
export interface DataKey {
  readonly id: string;
  readonly key: Buffer;
}

const FORM = /^([a-z0-9]{1,16}):([0-9a-f]{64})$/;
/** The name of the key that `APP_SECRET` gives. */
export const DERIVED_KEY = 'app';

/**
 * The keys of `DATA_KEYS`, the newest first: it seals, all of them open. Empty when there are none.
 * @throws ConfigError, which never repeats a key
 */
export function readDataKeys(env: Environment): readonly DataKey[] {
  const keys = list(env, 'DATA_KEYS').map((text, n) => readKey(text, n + 1));
  const names = keys.map(({ id }) => id);
  if (new Set(names).size < names.length) throw new ConfigError('DATA_KEYS names two keys alike');
  if (names.includes(DERIVED_KEY)) {
    throw new ConfigError(`DATA_KEYS names no key ${DERIVED_KEY}: that is the one of APP_SECRET`);
  }
  return keys;
}

function readKey(text: string, place: number): DataKey {
  const [, id, hex] = FORM.exec(text) ?? [];
  if (id !== undefined && hex !== undefined) return { id, key: Buffer.from(hex, 'hex') };
  throw new ConfigError(
    `DATA_KEYS, number ${String(place)}: a key is name:hex, 1 to 16 of a-z 0-9 and 64 of 0-9 a-f`,
  );
}
