import { randomUUID } from 'node:crypto';
import { bankCsv, paidIn, today, type PaidIn } from '../../../testing/bank-files';
import { aChannel } from '../../../testing/people/channels';
import { refusalOf } from '../../../testing/recharges';
import { provenAfterEach, setUndoWindow, withReviewDesk, withWorld } from '../../../testing/suite';
import { aStaffMember, aUser, purses } from '../../../testing/world';
import { firstFault } from '../../ledger';
import { undoDecision, withdrawApproval } from '../../reviews';
import { rechargeReview } from '../recharge-review';
import { bankLines, matchedCounts } from './bank-lines';
import { bringInBankFile } from './bring-in-bank-file';
import { lineCandidates } from './line-candidates';

const world = withWorld();
const desk = withReviewDesk(world);
let otherChannel: string;
beforeAll(async () => {
  otherChannel = await aChannel(world, {
    ...{ kind: 'BANK', titles: { en: 'Other' }, details: [], notes: {}, min: 10_000n },
    ...{ max: 2_000_000n, sort: 9 },
  });
});
beforeEach(async () => {
  await world.sql.owner.query(`DELETE FROM failed_try WHERE key LIKE 'bank-files:%'`);
});
provenAfterEach(world);

const bring = (paid: readonly PaidIn[], channel = desk.channel) =>
  paidIn(world, desk.ada, channel, paid);

const lineCount = async (): Promise<number> => {
  const { rows } = await world.sql.app.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM bank_line',
  );
  return rows[0]?.n ?? 0;
};

/** A request, and who holds it: somebody who holds no other. */
async function taken(dollars: string, more = {}) {
  const by = await aStaffMember(world, 'SUPPORT');
  const id = await desk.submitted(await aUser(world), dollars, more);
  await desk.take(by, id);
  return { id, by };
}

describe('bringing a file in', () => {
  it('O3: writes the audit entry with the hash of the file, in the same transaction', async () => {
    const content = Buffer.from(bankCsv(await today(world), [{ amount: '11.00' }]));
    const sent = { channelId: desk.channel, name: 'november.csv', content };
    const file = await bringInBankFile(desk.ada.ctx, sent);
    const { rows } = await world.sql.owner.query(
      `SELECT actor, action, after FROM audit_entry WHERE subject = $1`,
      [`bank-file/${file.id}`],
    );
    expect(rows).toEqual([
      {
        actor: `staff/${desk.ada.staff.staffId}`,
        action: 'bank-file.import',
        after: expect.objectContaining({ sha256: file.sha256.toString('hex'), lines: 1 }) as object,
      },
    ]);
    expect(await refusalOf(bringInBankFile(desk.ada.ctx, sent))).toBe('BANK_FILE_KNOWN');
    const other = bringInBankFile(desk.ada.ctx, { ...sent, channelId: otherChannel });
    expect(await refusalOf(other)).toBe('OK');
  });

  it('M8: a line that comes again in another file is one, by the reference of the bank', async () => {
    const first = await bring([
      { amount: '21.00', reference: 'R-21' },
      { amount: '22.00', reference: 'R-22' },
    ]);
    const again = await bring([
      { amount: '22.00', reference: 'r-22', payer: 'said later' },
      { amount: '23.00', reference: 'R-23' },
    ]);
    expect([first.length, again.length]).toEqual([2, 1]);
  });

  it('M8: equal lines of one file count by their order, and come again as themselves', async () => {
    const twin = { amount: '31.00', payer: 'Ann' };
    expect(await bring([twin, twin])).toHaveLength(2);
    expect(await bring([{ amount: '32.00' }, twin])).toHaveLength(1);
    expect(await bring([twin, twin, twin])).toHaveLength(1);
  });

  it('M8: the same file at once over many connections is one file', async () => {
    const content = Buffer.from(bankCsv(await today(world), [{ amount: '41.00' }]));
    const sent = { channelId: desk.channel, name: 'x', content };
    const before = await lineCount();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => refusalOf(bringInBankFile(desk.ada.ctx, sent))),
    );
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(1);
    expect(await lineCount()).toBe(before + 1);
  });

  it('leaves nothing of a file that one line spoils', async () => {
    const before = await lineCount();
    const spoilt = bring([{ amount: '51.00' }, { amount: 'x' }]);
    expect(await refusalOf(spoilt)).toBe('BANK_FILE_UNREADABLE');
    expect(await lineCount()).toBe(before);
  });

  it('takes 20,000 lines at once', async () => {
    const many = Array.from({ length: 20_000 }, (_, n) => ({
      amount: `${String(n + 1)}.00`,
      reference: `many-${String(n)}`,
    }));
    expect(await bring(many, otherChannel)).toHaveLength(20_000);
  });

  it('A9: by customer service is refused by the database too', async () => {
    const content = Buffer.from(bankCsv(await today(world), [{ amount: '61.00' }]));
    const sent = { channelId: desk.channel, name: 'x', content };
    expect(await refusalOf(bringInBankFile(desk.lena.ctx, sent))).toMatch(/is no administrator/);
    const ann = await aUser(world);
    expect(await refusalOf(bringInBankFile(ann.ctx, sent))).toBe('LOGIN_REQUIRED');
  });

  it('QUALITY 3: is tried 30 times in a quarter of an hour at most, right or wrong', async () => {
    const answers: string[] = [];
    for (let n = 0; n < 31; n += 1) {
      answers.push(await refusalOf(bring([{ amount: 'x' }])));
    }
    expect(answers.slice(0, 30)).toEqual(Array(30).fill('BANK_FILE_UNREADABLE'));
    expect(answers[30]).toBe('TOO_MANY_REQUESTS');
  });
});

describe('approving by a line of the bank', () => {
  it('takes reference and amount from the line', async () => {
    const [line] = await bring([{ amount: '150.00', reference: 'bank-150' }]);
    const { id, by } = await taken('150.00');
    const done = await desk.approve(by, id, { line: line ?? '', reference: '' });
    expect(done).toMatchObject({ bankReference: 'BANK-150', approvedAmount: 15_000n });
    expect((await matchedCounts(world.visitor, ['0']))[0]).toBe(0);
  });

  it('M8: serves one request, once, over many connections at once', async () => {
    const [line = ''] = await bring([{ amount: '160.00' }]);
    const all = [await taken('160.00'), await taken('160.00'), await taken('160.00')];
    const answers = await Promise.all(
      all.map(({ id, by }) => refusalOf(desk.approve(by, id, { line, reference: '' }))),
    );
    expect(answers.sort()).toEqual(['BANK_LINE_USED', 'BANK_LINE_USED', 'OK']);
    const { rows } = await world.sql.owner.query(
      'SELECT credited FROM recharge WHERE bank_line_id = $1',
      [line],
    );
    expect(rows).toEqual([{ credited: '16000' }]);
    await expect(
      world.sql.owner.query(
        `INSERT INTO recharge (user_id, channel_id, amount, upload_id, image_hash, bank_line_id)
         SELECT user_id, channel_id, amount, upload_id, image_hash, bank_line_id FROM recharge
         WHERE bank_line_id = $1`,
        [line],
      ),
    ).rejects.toThrow(/recharge_bank_line/);
  });

  it('refuses a line of another channel, of another currency, and one that says something else', async () => {
    const [elsewhere] = await bring([{ amount: '170.00' }], otherChannel);
    const [euros, other] = await bring([
      { amount: '170.00', currency: 'EUR' },
      { amount: '171.00', reference: 'bank-171' },
    ]);
    const { id, by } = await taken('170.00');
    const answer = (line = '', more = {}) =>
      refusalOf(desk.approve(by, id, { line, reference: '', ...more }));
    expect(await answer(elsewhere)).toBe('BANK_LINE_NOT_FOUND');
    expect(await answer(euros)).toBe('BANK_LINE_NOT_FOUND');
    expect(await answer('99999999')).toBe('BANK_LINE_NOT_FOUND');
    expect(await answer('1 OR 1')).toBe('BANK_LINE_NOT_FOUND');
    expect(await answer(other)).toBe('REASON_REQUIRED');
    expect(await answer(other, { reference: 'bank-172' })).toBe('BANK_LINE_DIFFERS');
    expect(await answer(other, { corrected: '170.00' })).toBe('BANK_LINE_DIFFERS');
    expect((await desk.find(id)).state).toBe('IN_REVIEW');
  });

  it('frees the line when the approval is undone, withdrawn, refused or returned', async () => {
    await setUndoWindow(world, 10);
    const [small = '', large = ''] = await bring([{ amount: '180.00' }, { amount: '12000.00' }]);
    const held = async () => {
      const { rows } = await world.sql.owner.query(
        'SELECT FROM recharge WHERE bank_line_id = ANY ($1)',
        [[small, large]],
      );
      return rows.length;
    };
    const { id, by } = await taken('180.00');
    await desk.approve(by, id, { line: small, reference: '' });
    expect(await held()).toBe(1);
    await undoDecision(by.ctx, rechargeReview, { id });
    await desk.refuse(by, id);
    expect(await held()).toBe(0);
    const { id: big, by: first } = await taken('12000.00');
    await desk.approve(first, big, { line: large, reference: '' });
    expect(await held()).toBe(1);
    await withdrawApproval(first.ctx, rechargeReview, { id: big });
    expect(await held()).toBe(0);
    await setUndoWindow(world, 0);
    await desk.take(first, big);
    await desk.approve(first, big, { line: large, reference: '' });
    await desk.take(desk.ada, big);
    await desk.refuse(desk.ada, big);
    expect(await held()).toBe(0);
  });

  it('O2: the second person may choose the same line, which is agreement', async () => {
    const [line = ''] = await bring([{ amount: '12100.00' }]);
    const ann = await aUser(world);
    const id = await desk.submitted(ann, '12100.00');
    const first = await aStaffMember(world, 'SUPPORT');
    await desk.take(first, id);
    await desk.approve(first, id, { line, reference: '' });
    await desk.take(desk.ada, id);
    const [candidate] = await lineCandidates(desk.ada.ctx, id);
    expect(candidate?.line.id).toBe(line);
    const done = await desk.approve(desk.ada, id, { line, reference: '' });
    expect(done.state).toBe('SUCCESS');
    expect((await purses(world, ann)).available).toBe('12100.00');
  });

  it('M7: one key with another line is another request', async () => {
    const [one = '', two = ''] = await bring([{ amount: '190.00' }, { amount: '191.00' }]);
    const { id, by } = await taken('190.00');
    const key = randomUUID();
    await desk.approve(by, id, { line: one, reference: '', key });
    expect(await refusalOf(desk.approve(by, id, { line: two, reference: '', key }))).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
  });
});

describe('the lines that fit a request best', () => {
  it('come first by the number the payer wrote, then by amount and payer', async () => {
    const { id } = await taken('777.00', { payerName: 'Müller, Ann' });
    const { number } = await desk.find(id);
    const [alike, plain, written, fee] = await bring([
      { amount: '777.00', payer: 'ANN MULLER' },
      { amount: '777.00', payer: 'Bob' },
      { amount: '770.00', text: `for ${number.toLowerCase()}` },
      { amount: '760.00' },
      { amount: '600.00' },
      { amount: '777.00', on: '2020-01-01' },
    ]);
    const found = await lineCandidates(desk.lena.ctx, id);
    expect(found.map(({ line }) => line.id)).toEqual([written, alike, plain, fee]);
    expect(found[1]).toMatchObject({ amountSame: true, payerLikeness: 100, daysApart: 0 });
  });

  it('O2: do not tell which line a first approver chose for another request, but leave credited ones out', async () => {
    const [line = '', free] = await bring([{ amount: '13000.00' }, { amount: '13000.00' }]);
    const [{ id: first, by }, { id: second }] = [await taken('13000.00'), await taken('13000.00')];
    await desk.approve(by, first, { line, reference: '' });
    const ids = async () =>
      (await lineCandidates(desk.ada.ctx, second))
        .filter(({ amountSame }) => amountSame)
        .map((one) => one.line.id)
        .sort();
    expect(await ids()).toEqual([line, free].sort());
    const page = { first: 100, after: null };
    const unmatched = { unmatched: true, channelId: desk.channel };
    const listed = async () =>
      (await bankLines(world.visitor, unmatched, page)).map(({ id }) => id).includes(line);
    expect(await listed()).toBe(true);
    await desk.take(desk.ada, first);
    await desk.approve(desk.ada, first, { line, reference: '' });
    expect([await ids(), await listed()]).toEqual([[free], false]);
  });
});

describe('the roles of the database', () => {
  it.each(['app', 'feed', 'verify'] as const)('O5: %s writes no line and no file', async (role) => {
    const [line = ''] = await bring([{ amount: '5.00', reference: `role-${role}` }]);
    for (const statement of [
      `UPDATE bank_line SET amount = 1 WHERE id = ${line}`,
      `DELETE FROM bank_line WHERE id = ${line}`,
      `INSERT INTO bank_line (file_id) VALUES (1)`,
      'TRUNCATE bank_file CASCADE',
      'UPDATE bank_file SET sha256 = sha256',
      `UPDATE recharge SET bank_line_id = ${line}`,
      `SELECT claim_bank_line(1, ${line})`,
    ]) {
      await expect(world.sql[role].query(`SET search_path = tarn; ${statement}`)).rejects.toThrow(
        /permission denied|does not exist/,
      );
    }
    await expect(
      world.sql.owner.query('UPDATE bank_line SET amount = 1 WHERE id = $1', [line]),
    ).rejects.toThrow(/never allowed/);
  });

  it('O5: nobody moves the line of a credited request, nor gives it one that says something else', async () => {
    const [line = '', other = ''] = await bring([{ amount: '200.00' }, { amount: '201.00' }]);
    const { id, by } = await taken('200.00');
    await desk.approve(by, id, { line, reference: '' });
    const set = (to: string | null) =>
      world.sql.owner.query('UPDATE recharge SET bank_line_id = $2 WHERE id = $1', [id, to]);
    await expect(set(null)).rejects.toThrow(/stands/);
    const typed = await taken('201.00');
    await desk.approve(typed.by, typed.id, { reference: 'typed-201' });
    await expect(
      world.sql.owner.query('UPDATE recharge SET bank_line_id = $2 WHERE id = $1', [
        typed.id,
        other,
      ]),
    ).rejects.toThrow(/stands|not what was found/);
  });

  it('O9: the proof names a credit that its line contradicts, and a file without its audit entry', async () => {
    const [line = ''] = await bring([{ amount: '210.00' }]);
    const { id, by } = await taken('210.00');
    await desk.approve(by, id, { line, reference: '' });
    const broken = async (...statements: string[]) => {
      const client = await world.sql.owner.connect();
      await client.query('BEGIN');
      for (const statement of statements) await client.query(statement);
      const fault = await firstFault(client);
      await client.query('ROLLBACK');
      client.release();
      return fault?.subject;
    };
    const open = 'ALTER TABLE bank_line DISABLE TRIGGER USER';
    expect(await broken(open, `UPDATE bank_line SET amount = 1 WHERE id = ${line}`)).toBe(
      `recharge ${id}`,
    );
    expect(
      await broken(
        'ALTER TABLE bank_file DISABLE TRIGGER USER',
        `UPDATE bank_file SET sha256 = sha256('x') WHERE id =
           (SELECT file_id FROM bank_line WHERE id = ${line})`,
      ),
    ).toMatch(/^bank file/);
  });
});
