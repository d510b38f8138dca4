import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { addPasskey } from '../../modules/accounts/passkeys/add-passkey';
import { askPasskey, type PasskeyAsked } from '../../modules/accounts/passkeys/ask-passkey';
import type { PasskeyBegun } from '../../modules/accounts/passkeys/begin-passkey';
import { newChallenge, userHandle } from '../../modules/accounts/passkeys/challenge';
import type { PasskeyAnswer, PasskeyMade } from '../../modules/accounts/passkeys/check-signature';
import type { Person, World } from '../world';

/** Concise binary objects, as far as a passkey needs them: whole numbers, bytes, text and maps. */
type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  if (n < 256) return Buffer.from([(major << 5) | 24, n]);
  return Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** What a dishonest device, page or thief does otherwise. */
export interface Otherwise {
  readonly origin?: string;
  readonly crossOrigin?: boolean;
  readonly rpId?: string;
  readonly type?: string;
  readonly challenge?: string;
  /** False: nobody showed a finger, a face or a code. */
  readonly verified?: boolean;
  readonly present?: boolean;
  readonly counter?: number;
  readonly key?: KeyObject;
  readonly userHandle?: string | null;
  /** The statement of who made the device. */
  readonly format?: string;
  readonly statement?: ReadonlyMap<string, Cbor>;
}

const PRESENT = 1;
const VERIFIED = 4;
const BACKED_UP = 8 + 16;
const WITH_KEY = 64;

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const text = (bytes: Buffer): string => bytes.toString('base64url');

/** A phone or a security key that makes one passkey. It counts as it signs, from `counts` on; 0 counts never. */
export function aDevice(world: World, { counts = 1 }: { readonly counts?: number } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = text(credentialId);
  const kept = { handle: '', count: counts };

  const clientData = (challenge: string, type: string, how: Otherwise): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: how.type ?? type,
        challenge: how.challenge ?? challenge,
        origin: how.origin ?? world.config.publicUrl,
        crossOrigin: how.crossOrigin ?? false,
      }),
    );
  const authenticatorData = (how: Otherwise, withKey: Buffer[] = []): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(how.counter ?? kept.count);
    const flags =
      (how.present === false ? 0 : PRESENT) +
      (how.verified === false ? 0 : VERIFIED) +
      (counts === 0 ? BACKED_UP : 0) +
      (withKey.length > 0 ? WITH_KEY : 0);
    const site = sha256(how.rpId ?? new URL(world.config.publicUrl).hostname);
    return Buffer.concat([site, Buffer.from([flags]), counter, ...withKey]);
  };
  const cose = cbor(
    new Map<number, Cbor>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );

  return {
    id,
    privateKey,
    make(
      { challenge, userHandle: handle }: Pick<PasskeyBegun, 'challenge' | 'userHandle'>,
      how: Otherwise = {},
    ): PasskeyMade {
      kept.handle = handle;
      const key = [Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, cose];
      const object = new Map<string, Cbor>([
        ['fmt', how.format ?? 'none'],
        ['attStmt', how.statement ?? new Map<string, Cbor>()],
        ['authData', authenticatorData(how, key)],
      ]);
      return {
        id,
        clientDataJSON: text(clientData(challenge, 'webauthn.create', how)),
        attestationObject: text(cbor(object)),
        transports: ['internal', 'hybrid'],
      };
    },
    sign({ challenge }: Pick<PasskeyAsked, 'challenge'>, how: Otherwise = {}): PasskeyAnswer {
      if (counts > 0) kept.count += 1;
      const data = authenticatorData(how);
      const client = clientData(challenge, 'webauthn.get', how);
      const signed = Buffer.concat([data, sha256(client)]);
      return {
        id,
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(sign('sha256', signed, how.key ?? privateKey)),
        userHandle: how.userHandle === undefined ? kept.handle : how.userHandle,
      };
    },
  };
}

export type Device = ReturnType<typeof aDevice>;

/**
 * A passkey of this person on a new device, added as the product does, for whom the login password was right;
 * with `pays`, and the fund password too.
 */
export async function aPasskey(
  world: World,
  { userId, ctx }: Person,
  { pays = true, counts = 1 }: { readonly pays?: boolean; readonly counts?: number } = {},
): Promise<{ readonly device: Device; readonly id: string }> {
  const { challenge, hash } = newChallenge();
  const begun = await world.sql.app.query<{ status: string }>(
    `SELECT begin_passkey(u.id, $2, u.password_hash, CASE WHEN $3 THEN u.fund_password_hash END, 10) AS status
     FROM app_user u WHERE u.id = $1`,
    [userId, hash, pays],
  );
  if (begun.rows[0]?.status !== 'OK') throw new Error(begun.rows[0]?.status ?? 'nobody');
  const device = aDevice(world, { counts });
  const made = device.make({ challenge, userHandle: userHandle(ctx, userId) });
  return { device, id: await addPasskey(ctx, { name: 'Phone', made }) };
}

/** What this person’s device signs in place of the fund password. */
export const paid = async (
  { ctx }: Pick<Person, 'ctx'>,
  device: Device,
  how: Otherwise = {},
): Promise<PasskeyAnswer> => device.sign(await askPasskey(ctx, { purpose: 'FUND' }), how);
