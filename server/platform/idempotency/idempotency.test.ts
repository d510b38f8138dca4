import { randomUUID } from 'node:crypto';
import { errorCodes, type ErrorCode } from '../../../schema/errors';
import { unkeptAnswers } from './unkept-answers';
import { withWorld } from '../../testing/suite';
import { aUser } from '../../testing/world';
import { DomainError } from '../domain-error';
import { fingerprint, idempotent, type Claim } from './idempotency';

const world = withWorld();

const claimOf = (userId: string): Claim => ({
  actor: `user/${userId}`,
  operation: 'test',
  key: randomUUID(),
  fingerprint: fingerprint(world.visitor, { what: 'this' }),
});

const refuseWith = (code: ErrorCode) => () => Promise.reject(new DomainError(code, {}));

/** What a second request with the key meets: the kept answer, or its own work again. */
async function secondTime(code: ErrorCode): Promise<'kept' | 'free'> {
  const { ctx, userId } = await aUser(world);
  const claim = claimOf(userId);
  await expect(idempotent(ctx, claim, refuseWith(code))).rejects.toMatchObject({
    code,
    replayed: false,
  });
  const again = await idempotent(ctx, claim, () => Promise.resolve('7')).catch(
    (error: unknown) => error,
  );
  if (again instanceof DomainError) {
    expect(again).toMatchObject({ code, replayed: true });
    return 'kept';
  }
  expect(again).toEqual({ resultId: '7', replayed: false });
  return 'free';
}

it('M7: a key keeps every refusal but those of the one closed list, and says so when it repeats', async () => {
  const kept: ErrorCode[] = [];
  for (const code of errorCodes) if ((await secondTime(code)) === 'kept') kept.push(code);
  expect(kept).toEqual(errorCodes.filter((code) => !unkeptAnswers.includes(code)));
}, 60_000);

it('M7: the list holds what has to do with the session, the form, throttling and faults', () => {
  expect([...unkeptAnswers].sort()).toEqual(
    'ACCOUNT_LOCKED AMOUNT_INVALID CODE_TOO_SOON FORM_INCOMPLETE FUND_PASSWORD_WRONG IDEMPOTENCY_KEY_REUSED LOGIN_REQUIRED METHOD_NOT_ALLOWED OPERATION_FAILED PARAM_INVALID SYSTEM_BUSY TOO_MANY_REQUESTS UPLOAD_QUOTA'.split(
      ' ',
    ),
  );
});

it('M7: a key used for something else is no repeated answer', async () => {
  const { ctx, userId } = await aUser(world);
  const claim = claimOf(userId);
  await idempotent(ctx, claim, () => Promise.resolve('1'));
  const other = { ...claim, fingerprint: fingerprint(ctx, { what: 'that' }) };
  await expect(idempotent(ctx, other, () => Promise.resolve('2'))).rejects.toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
    replayed: false,
  });
});

it.each([
  ['of seven characters', false, 'a'.repeat(7)],
  ['of eight', true, 'a'.repeat(8)],
  ['of every character there may be', true, 'AZaz09._:-'],
  ['of 128', true, 'a'.repeat(128)],
  ['of 129', false, 'a'.repeat(129)],
  ['with a space', false, 'eight or so'],
  ['with a line at its end', false, 'eight.or.so\n'],
  ['with a letter that is none of these', false, 'eight.or.sö'],
])('M7: whether the database takes a key %s: %s', async (_, taken, key) => {
  const stored = world.sql.owner.query(
    `INSERT INTO idempotency (actor, operation, key, fingerprint) VALUES ('test', gen_random_uuid()::text, $1, '')`,
    [key],
  );
  const said = await stored.then(() => 'taken').catch((error: unknown) => String(error));
  expect(said).toMatch(taken ? /^taken$/ : /idempotency_key_check/);
});
