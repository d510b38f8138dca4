import fc from 'fast-check';
import { looksLikeStaff } from '../../../schema/account-name';
import { plainReference, plainText } from '../../../schema/text';
import { withWorld } from '../../testing/suite';
import { aUser } from '../../testing/world';

const world = withWorld();

const anyText = fc.string({ unit: 'binary', maxLength: 40 });

describe('text that was read once', () => {
  it('is read the same again: what is stored is what is compared', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('NFC' as const, 'NFKC' as const), (text, form) => {
        const once = plainText(text, { max: 400, form });
        if (once !== null) expect(plainText(once, { max: 400, form })).toBe(once);
      }),
      { numRuns: 5_000 },
    );
  });

  it('as a reference too', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = plainReference(text, 400);
        if (once !== null) expect(plainReference(once, 400)).toBe(once);
      }),
      { numRuns: 5_000 },
    );
    for (const letter of ['\u0390', '\u01f0', '\u0149', '\u00df', '\ufb03', '\u1e96']) {
      const once = plainReference(letter, 80) ?? '';
      expect(plainReference(once, 80)).toBe(once);
    }
  });
});

describe('the database and the reader are twins', () => {
  it('in what nobody sees: of all 1,112,064 characters the same', async () => {
    const { rows } = await world.sql.owner.query<{ pattern: string }>(
      `SELECT substring(pg_get_constraintdef(oid) FROM '''(\\[.*\\])''') AS pattern
       FROM pg_constraint WHERE conname = 'recharge_reference_plain'`,
    );
    const found = await world.sql.owner.query<{ codes: number[] }>(
      `SELECT array_agg(code ORDER BY code) AS codes FROM generate_series(1, 1114111) code
       WHERE code NOT BETWEEN 55296 AND 57343 AND chr(code) ~ $1`,
      [rows[0]?.pattern],
    );
    const read: number[] = [];
    for (let code = 1; code <= 0x10ffff; code += 1) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const plain = plainText(`a${String.fromCodePoint(code)}b`, { max: 40 });
      if (plain === null || plain === 'ab') read.push(code);
    }
    expect(found.rows[0]?.codes).toEqual(read);
  }, 60_000);

  it('in names of staff: the database refuses none that the reader takes', async () => {
    const { userId } = await aUser(world);
    const piece = fc.constantFrom(
      ...['admin', 'adm1n', 'support', 'staff', '5taff', 'service', 'official', 'tarn', 't4rn'],
      ...['mia', 'leo', 'x', '7', '.', '_', 'l', 'badminton', 'serve', '2026'],
    );
    const names = fc.array(piece, { minLength: 1, maxLength: 4 }).map((all) => all.join(''));
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(names, async (name) => {
        if (!/^[a-z0-9._]{4,20}$/.test(name) || !/[a-z]/.test(name)) return;
        const written = world.sql.app
          .query('UPDATE app_user SET user_name = $2 WHERE id = $1', [userId, name])
          .then(
            () => true,
            () => false,
          );
        if (await written) return;
        refused += 1;
        expect([name, looksLikeStaff(name, 'Tarn')]).toEqual([name, true]);
      }),
      { numRuns: 400 },
    );
    expect(refused).toBeGreaterThan(50);
  });
});
