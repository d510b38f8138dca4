import { createHash, randomUUID } from 'node:crypto';
import { forbiddenCopy } from '../../../../schema/content/forbidden-copy';
import { plainOfHtml } from '../../../../schema/content/html';
import { languages } from '../../../../schema/languages';
import { parseMoney } from '../../../../schema/money';
import { draftLegal, legalArticle, proposeLegal, putLegal } from '../../../testing/content/legal';
import { auditEntriesOf } from '../../../testing/people/audit';
import { refusalOf } from '../../../testing/recharges';
import { withPayoutDesk, withWorld } from '../../../testing/suite';
import { aStaffMember, aUserWith, instrumentId, quote, type Person } from '../../../testing/world';
import {
  acceptAgreement,
  acknowledgeRisk,
  legalNow,
} from '../../accounts/acceptances/accept-legal';
import { addUser } from '../../accounts';
import { closeProposal } from '../../proposals/close-proposal';
import { confirmProposal } from '../../proposals';
import { placeOrder } from '../../trading';
import { draftArticle } from '../articles/draft-article';
import { publishArticle } from '../articles/publish-article';
import { withdrawArticle } from '../articles/withdraw-article';
import { cleanHtml } from '../articles/clean-html';
import { aDraft } from '../../../testing/content/articles';
import { agreement } from './agreement';
import { agreementVersions } from './legal-texts';
import { riskNotice } from './risk-notice';

const world = withWorld();
const desk = withPayoutDesk(world);

const inLanguage = (locale: (typeof languages)[number]) => ({ db: world.db, locale });
const admins = () => Promise.all([aStaffMember(world, 'ADMIN'), aStaffMember(world, 'ADMIN')]);

const accepted = async ({ userId }: Pick<Person, 'userId'>): Promise<string[]> =>
  (
    await world.sql.app.query<{ said: string }>(
      `SELECT kind || ' ' || number AS said FROM acceptance WHERE user_id = $1 ORDER BY at, 1`,
      [userId],
    )
  ).rows.map(({ said }) => said);

let count = 0;
/** Somebody who agreed to what was in force when they registered. */
async function aRegistered() {
  count += 1;
  const { id } = await addUser(world.visitor, {
    name: { kind: 'email', value: `agreed${String(count)}@test.tarn` },
    ...{ userName: null, inviterId: null, password: 'a-password', fundPassword: null },
    riskAcknowledged: true,
  });
  const { ctx } = await aUserWith(world, '0.00');
  const actor = { userId: id, sessionId: '0', lockReason: null, language: 'en', pass: false };
  return { userId: id, ctx: { ...ctx, actor } as Person['ctx'] };
}

const stake = async (person: Person, riskNoticeId: string | null, key = randomUUID()) =>
  refusalOf(
    placeOrder(person.ctx, {
      instrumentId: await instrumentId(world),
      direction: 'UP',
      amount: parseMoney('USD', '10.00'),
      ...{ multiple: 1, durationSeconds: 300, riskNoticeId, idempotencyKey: key },
    }),
  );

// These two look at what every platform begins with: they come first.
it('H3: the first number of the risk notice stands for exactly these words in ten languages', async () => {
  const notices = await Promise.all(languages.map((one) => riskNotice(inLanguage(one))));
  const words = notices.map(({ text }) => text).join('\n\n');
  expect([notices[0]?.id, createHash('sha256').update(words).digest('hex')]).toEqual([
    '2',
    'f8accd649ae9d3322613eef6d991be8805361343d00db37b1dd2f65b28ab2bfe',
  ]);
});

it('H4: the first agreement is whole in ten languages and clean', async () => {
  for (const language of languages) {
    const { number, body } = await agreement(inLanguage(language));
    expect([number, await cleanHtml(body)]).toEqual(['2026-11', body]);
    expect(body.match(/<h2>/g)).toHaveLength(5);
  }
});

it('H4: each first text passes the words that its next version is held to, in ten languages', async () => {
  const { rows } = await world.sql.app.query<Record<'kind' | 'title' | 'summary' | 'body', string>>(
    `SELECT a.kind, v.titles ->> l.language AS title, coalesce(v.summaries ->> l.language, '') AS summary,
       v.bodies ->> l.language AS body
     FROM article a JOIN article_version v ON v.article_id = a.id, unnest($1::text[]) AS l (language)
     WHERE a.kind IN ('AGREEMENT', 'RISK', 'ABOUT', 'FAQ')`,
    [languages],
  );
  expect(rows.length).toBeGreaterThanOrEqual(4 * languages.length);
  const refused = rows.flatMap(({ kind, title, summary, body }) =>
    [title, summary, plainOfHtml(body)].flatMap((text) =>
      languages.flatMap((one) => forbiddenCopy(one, text).map((word) => `${kind}: ${word}`)),
    ),
  );
  expect(refused).toEqual([]);
});

describe('what people accept', () => {
  it('S9: is put in force by two administrators alone', async () => {
    const [ada, ben] = await admins();
    const sue = await aStaffMember(world, 'SUPPORT');
    const draft = await draftLegal(world, ada, 'AGREEMENT');
    const { number } = await agreement(inLanguage('en'));
    expect(await refusalOf(publishArticle(ada.ctx, draft))).toBe('NOT_PERMITTED');
    expect(await refusalOf(withdrawArticle(ada.ctx, { id: draft.id, reason: 'x' }))).toBe(
      'NOT_PERMITTED',
    );
    await expect(proposeLegal(sue, draft)).rejects.toThrow('is no administrator');
    const { id } = await proposeLegal(ada, draft);
    expect(await refusalOf(confirmProposal(ada.ctx, id))).toBe('OWN_REQUEST');
    expect((await agreement(inLanguage('en'))).number).toBe(number);
    await confirmProposal(ben.ctx, id);
    expect((await agreement(inLanguage('en'))).title).toBe('AGREEMENT en');
    expect((await auditEntriesOf(world, `article/${draft.id}`)).at(-1)).toBe(
      `staff/${ben.staff.staffId} article.publish`,
    );
  });

  it('is proposed whole and as it was read, and no other article is', async () => {
    const [ada] = await admins();
    const { id, version } = await legalArticle(world, 'RISK');
    const texts = aDraft().texts.map((text) => ({ ...text, summary: '' }));
    await draftArticle(ada.ctx, aDraft({ id, seen: version, texts: texts.slice(0, 9) }));
    const newest = { id, version: version + 1 };
    expect(await refusalOf(proposeLegal(ada, newest))).toBe('CONTENT_INCOMPLETE');
    expect(await refusalOf(proposeLegal(ada, { id, version }))).toBe('CHANGED_MEANWHILE');
    const bad = texts.map((text) =>
      text.language === 'en' ? { ...text, body: '<p>Guaranteed profit</p>' } : text,
    );
    await draftArticle(ada.ctx, aDraft({ id, seen: version + 1, texts: bad }));
    expect(await refusalOf(proposeLegal(ada, { id, version: version + 2 }))).toBe('COPY_FORBIDDEN');
    const other = await draftArticle(ada.ctx, aDraft());
    expect(await refusalOf(proposeLegal(ada, { id: other, version: 1 }))).toBe('CONTENT_NOT_FOUND');
    expect(await refusalOf(draftArticle(ada.ctx, aDraft({ kind: 'RISK' })))).toBe('PARAM_INVALID');
    const linked = aDraft({ id, seen: version + 2, texts, link: '/pages/news/news' });
    expect(await refusalOf(draftArticle(ada.ctx, linked))).toBe('PARAM_INVALID');
  });

  it('S9: changes, ends and is forged under no role', async () => {
    const [ada, ben] = await admins();
    const { id, version } = await draftLegal(world, ada, 'AGREEMENT');
    const open = await proposeLegal(ada, { id, version });
    const forged = `INSERT INTO legal_text (kind, place, number, article_id, version, proposal_id)
      SELECT 'AGREEMENT', max(place) + 1, 'forged', $1, $2, $3 FROM legal_text WHERE kind = 'AGREEMENT'`;
    const tries: [string, unknown[]][] = [
      [`UPDATE legal_text SET version = 1`, []],
      [`DELETE FROM legal_text`, []],
      [`TRUNCATE legal_text CASCADE`, []],
      [`UPDATE article_version SET bodies = '{}' WHERE article_id = $1`, [id]],
      [`UPDATE article SET state = 'WITHDRAWN' WHERE id = $1`, [id]],
      [`UPDATE article SET published = $2 WHERE id = $1`, [id, version]],
      [`DELETE FROM article WHERE id = $1`, [id]],
      [forged, [id, version, open.id]],
      [`UPDATE acceptance SET at = tarn_now()`, []],
      [`DELETE FROM acceptance`, []],
      [
        `INSERT INTO acceptance (user_id, kind, number) SELECT id, 'RISK', '1' FROM app_user LIMIT 1`,
        [],
      ],
    ];
    const ann = await aRegistered();
    for (const [sql, args] of tries) {
      await expect(world.sql.app.query(sql, args)).rejects.toThrow(/permission denied/);
      await expect(world.sql.owner.query(sql, args)).rejects.toThrow(
        /never allowed|keeps its kind|in force|was not confirmed/,
      );
    }
    for (const column of ['agreement_version', 'risk_notice']) {
      const sql = `UPDATE app_user SET ${column} = '1' WHERE id = $1`;
      await expect(world.sql.app.query(sql, [ann.userId])).rejects.toThrow(/permission denied/);
    }
    await closeProposal(ben.ctx, { id: open.id, act: 'REFUSED', reason: 'Not like this' });
  });

  it('keeps its number and its text when another comes, and so does who accepted it', async () => {
    const before = await agreement(inLanguage('de'));
    const ann = await aRegistered();
    const old = await legalNow(world.db);
    expect((await accepted(ann)).sort()).toEqual(
      [`AGREEMENT ${old.AGREEMENT}`, `RISK ${old.RISK}`].sort(),
    );
    await putLegal(world, 'AGREEMENT');
    await putLegal(world, 'AGREEMENT');
    expect(await agreement(inLanguage('de'), before.number)).toEqual(before);
    const now = await legalNow(world.db);
    const numbers = (await agreementVersions(world.db)).map(({ number }) => number);
    expect([numbers[0], new Set(numbers).size]).toEqual([now.AGREEMENT, numbers.length]);
    expect(now.AGREEMENT).toMatch(/^\d{4}-\d{2}(-\d+)?$/);
    for (const wrong of [before.number, numbers[1] ?? '', '', 'x', '2026-11-99']) {
      expect(await refusalOf(acceptAgreement(ann.ctx, wrong))).toBe('PARAM_INVALID');
    }
    expect(await accepted(ann)).toHaveLength(2);
    expect((await acceptAgreement(ann.ctx, now.AGREEMENT)).agreementVersion).toBe(now.AGREEMENT);
    await acceptAgreement(ann.ctx, now.AGREEMENT);
    expect((await accepted(ann)).sort()).toEqual(
      [`AGREEMENT ${old.AGREEMENT}`, `AGREEMENT ${now.AGREEMENT}`, `RISK ${old.RISK}`].sort(),
    );
    expect(await refusalOf(agreement(inLanguage('en'), 'nothing'))).toBe('CONTENT_NOT_FOUND');
  });
});

describe('H3: a new risk notice', () => {
  it('is asked for before the next order, and the one before it acknowledges nothing', async () => {
    await quote(world, '91250.40');
    const ann = await aUserWith(world, '1000.00');
    const { RISK: old } = await legalNow(world.db);
    const key = randomUUID();
    expect(await stake(ann, old, key)).toBe('OK');
    await putLegal(world, 'RISK');
    const { RISK: now } = await legalNow(world.db);
    expect(Number(now)).toBe(Number(old) + 1);
    expect(await stake(ann, null)).toBe('RISK_NOTICE_REQUIRED');
    expect(await stake(ann, old)).toBe('PARAM_INVALID');
    expect(await refusalOf(acknowledgeRisk(ann.ctx, old))).toBe('PARAM_INVALID');
    expect(await stake(ann, null)).toBe('RISK_NOTICE_REQUIRED');
    // What was answered before is answered alike.
    expect(await stake(ann, old, key)).toBe('OK');
    expect(await stake(ann, now)).toBe('OK');
    expect(await stake(ann, null)).toBe('OK');
    expect(await accepted(ann)).toEqual([`RISK ${old}`, `RISK ${now}`]);
  });

  it('stands before no withdrawal, not even with a new agreement', async () => {
    const bea = await desk.saver('1000.00');
    await putLegal(world, 'AGREEMENT');
    await putLegal(world, 'RISK');
    expect(await refusalOf(desk.submitted(bea))).toBe('OK');
  });
});
