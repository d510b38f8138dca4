import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { ConfigWithSecret } from '../secrets';
import { DERIVED_KEY, type DataKey } from './data-keys';

type Keys = Pick<ConfigWithSecret, 'appSecret' | 'dataKeys'>;

/** Where a sealed text stands. Moved to another row or column it does not open. */
export interface Place {
  /** `table.column`. */
  readonly column: `${string}.${string}`;
  /** The row's key as text. */
  readonly row: string;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts with the newest key. The answer is `key.base64url`, and another one each time. */
export function seal(keys: Keys, text: string, place: Place): string {
  const { id, key } = newestKey(keys);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(boundTo(id, place));
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${id}.${Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url')}`;
}

/**
 * The text that was sealed at this place, with whichever key.
 * @throws Error for a key that is not there, and for a text that was altered, cut or moved; neither says
 *   what it held
 */
export function unseal(keys: Keys, sealed: string, place: Place): string {
  const [id = '', body = ''] = sealed.split('.');
  const key = keyCalled(keys, id);
  if (!key) throw new Error(`${nameOf(place)} is sealed with the key ${id}, which DATA_KEYS lacks`);
  const bytes = Buffer.from(body, 'base64url');
  const [tagAt, contentAt] = [NONCE_BYTES, NONCE_BYTES + TAG_BYTES];
  try {
    const nonce = bytes.subarray(0, tagAt);
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(boundTo(id, place));
    decipher.setAuthTag(bytes.subarray(tagAt, contentAt));
    return decipher.update(bytes.subarray(contentAt), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    throw new Error(`${nameOf(place)} was not sealed there, or was altered`);
  }
}

/**
 * A hash by which equal texts are found and nothing is learned from the database alone: SHA-256 keyed by
 * `APP_SECRET`, one key a purpose. New keys in `DATA_KEYS` leave it as it is, so what was unique stays so.
 */
export const keyedHash = ({ appSecret }: Keys, purpose: string, text: string): Buffer =>
  createHmac('sha256', derived(appSecret, `hash/${purpose}`))
    .update(text, 'utf8')
    .digest();

/** What texts begin with that are sealed with the newest key. */
export const newestPrefix = (keys: Keys): string => `${newestKey(keys).id}.`;

const newestKey = (keys: Keys): DataKey => keys.dataKeys[0] ?? derivedKey(keys);

/** What was sealed before there were `DATA_KEYS` stays readable. */
const keyCalled = (keys: Keys, id: string): Buffer | undefined =>
  id === DERIVED_KEY ? derivedKey(keys).key : keys.dataKeys.find((one) => one.id === id)?.key;

const derivedKey = ({ appSecret }: Keys): DataKey => ({
  id: DERIVED_KEY,
  key: derived(appSecret, 'seal'),
});

const derived = (appSecret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', appSecret, 'tarn', `data/${purpose}`, 32));

const boundTo = (id: string, place: Place): Buffer => Buffer.from(`${id}|${nameOf(place)}`);

const nameOf = ({ column, row }: Place): string => `${column}/${row}`;
