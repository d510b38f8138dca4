import { languages } from '../../../schema/languages';
import { usd } from '../../../schema/money';
import { aDraft } from '../../testing/content/articles';
import { campaignOf } from '../../testing/people/credits';
import { refusalOf } from '../../testing/recharges';
import { withProjectDesk, withReviewDesk, withWorld } from '../../testing/suite';
import { aStaffMember, aUser, instrumentId, type StaffPerson } from '../../testing/world';
import { lockUser } from '../accounts';
import { setMemberLevel } from '../accounts/label/set-member-level';
import { liftWait } from '../accounts/lock/lift-wait';
import { unlockUser } from '../accounts/lock/unlock-user';
import { addUserNote } from '../accounts/notes/add-user-note';
import { requireNewPassword } from '../accounts/reset/require-new-password';
import { revealUser } from '../accounts/reveal-user';
import { draftArticle } from '../content';
import { proposeCampaign } from '../credits';
import { approveDispute, disputeReview } from '../disputes';
import { rewardClaimReview } from '../invitation';
import { putInstrument } from '../market';
import { prohibitInstrument } from '../market/desk/prohibit-instrument';
import { openPaymentMethod } from '../payment-methods/open-payment-method';
import { approveRecharge, rechargeReview } from '../recharges';
import { refuseReview, type ReviewKind } from '../reviews';
import { helpReviews } from '../support';
import { refuseVerification } from '../verifications';
import { openChange } from '../verifications/change/open-change';
import { openDocuments } from '../verifications/open-documents';
import { withdrawalReview } from '../withdrawals';
import { proposeProject, suspendProject } from '../yield';
import { assertAsksNothing } from './assert-asks-nothing';

const world = withWorld();
const desk = withReviewDesk(world);
const projects = withProjectDesk(world);

const BAD = 'Send me your password, then I will look into it.';
const GOOD = 'The code of the bank reference differs.';
const inAll = (text: string) => Object.fromEntries(languages.map((one) => [one, text]));

const counted = async ({ staff }: StaffPerson) =>
  (
    await world.sql.app.query<{ rule: string; count: number }>(
      'SELECT rule, count FROM ask_refusal WHERE staff_id = $1',
      [staff.staffId],
    )
  ).rows;

type Say = (who: StaffPerson, text: string) => Promise<unknown>;

const key = () => ({ id: '1', idempotencyKey: `told-${String((keys += 1)).padStart(6, '0')}` });
let keys = 0;
const refusing =
  <Request>(kind: ReviewKind<Request>): Say =>
  ({ ctx }, reason) =>
    refuseReview(ctx, kind, { ...key(), reason });

/** Each place where a member of staff writes what people read, outside conversations and broadcasts. */
const places: readonly (readonly [place: string, field: string, say: Say])[] = [
  ['refusal of a recharge', 'reason', refusing(rechargeReview)],
  ['refusal of a withdrawal', 'reason', refusing(withdrawalReview)],
  ['refusal of a reward', 'reason', refusing(rewardClaimReview)],
  ['refusal of a new fund password', 'reason', refusing(helpReviews.PASSWORD_REQUEST)],
  ['refusal of an appeal', 'reason', refusing(helpReviews.APPEAL)],
  ['refusal of a change of data', 'reason', refusing(helpReviews.INFO_CHANGE)],
  ['report that is found wrong', 'reason', refusing(disputeReview)],
  [
    'settlement that is found wrong',
    'reason',
    ({ ctx }, reason) => approveDispute(ctx, { ...key(), reason }),
  ],
  [
    'refusal of a verification',
    'reason',
    ({ ctx }, reason) => refuseVerification(ctx, { ...key(), reason, faulty: ['FRONT'] }),
  ],
  [
    'corrected recharge',
    'reason',
    ({ ctx }, reason) =>
      approveRecharge(ctx, { ...key(), reason, bankReference: 'A1', creditedAmount: usd(100) }),
  ],
  ['lock', 'reason', async ({ ctx }, reason) => lockUser(ctx, { userId: await anybody(), reason })],
  [
    'unlock',
    'reason',
    async ({ ctx }, reason) => unlockUser(ctx, { userId: await anybody(), reason }),
  ],
  [
    'wait that is lifted',
    'reason',
    async ({ ctx }, reason) => liftWait(ctx, { userId: await anybody(), reason }),
  ],
  [
    'new password that is asked for',
    'reason',
    async ({ ctx }, reason) => requireNewPassword(ctx, { userId: await anybody(), reason }),
  ],
  [
    'new level',
    'reason',
    async ({ ctx }, reason) =>
      setMemberLevel(ctx, { userId: await anybody(), level: 'VIP1', reason }),
  ],
  [
    'look at contact data',
    'reason',
    async ({ ctx }, reason) => revealUser(ctx, { userId: await anybody(), reason }),
  ],
  ['look at documents', 'reason', ({ ctx }, reason) => openDocuments(ctx, { id: '1', reason })],
  ['look at a change', 'reason', ({ ctx }, reason) => openChange(ctx, { id: '1', reason })],
  [
    'look at a payment method',
    'reason',
    ({ ctx }, reason) => openPaymentMethod(ctx, { id: '1', reason }),
  ],
  [
    'prohibited market',
    'reason',
    async ({ ctx }, reason) =>
      prohibitInstrument(ctx, { instrumentId: await instrumentId(world), prohibit: true, reason }),
  ],
  [
    'suspended project',
    'reason',
    async ({ ctx }, reason) =>
      suspendProject(ctx, { projectId: await projects.project(), suspend: true, reason }),
  ],
  ['title of an article', 'texts.de.title', (who, title) => drafted(who, { title })],
  ['summary of an article', 'texts.de.summary', (who, summary) => drafted(who, { summary })],
  [
    'text of an article',
    'texts.de.body',
    (who, text) => drafted(who, { body: `<p>${text.replace('pass', '<em>pass</em>')}</p>` }),
  ],
  [
    'risks of a project',
    'risks.de',
    async ({ ctx }, de) => {
      const offer = await projects.offerOf({ risks: { ...inAll('A loan may fail.'), de } });
      return proposeProject(ctx, { id: null, offer, reason: 'A test', idempotencyKey: null });
    },
  ],
  [
    'description of a market',
    'descriptions.de',
    async ({ ctx }, de) => {
      const descriptions = { ...inAll('A coin.'), de };
      return putInstrument(ctx, {
        ...{ id: await instrumentId(world), quoted: null, seen: '0', reason: 'A test' },
        ...{ names: inAll('Bitcoin'), descriptions, picture: null },
        ...{ popular: true, listed: true, sort: 1 },
      });
    },
  ],
  [
    'title of a campaign',
    'titles.de',
    async ({ ctx }, de) =>
      proposeCampaign(ctx, await campaignOf(world, { titles: { en: 'Harbour week', de } })),
  ],
];

const anybody = async () => (await aUser(world)).userId;

const drafted = ({ ctx }: StaffPerson, more: object) =>
  draftArticle(
    ctx,
    aDraft({
      texts: aDraft().texts.map((one) => (one.language === 'de' ? { ...one, ...more } : one)),
    }),
  );

describe('S1: staff cannot ask for secrets', () => {
  it.each(places)('in the %s; each try is counted', async (_, field, say) => {
    const ada = await aStaffMember(world, 'ADMIN');
    await expect(say(ada, BAD)).rejects.toMatchObject({
      ...{ code: 'MESSAGE_FORBIDDEN', field, figures: { rule: 'PASSWORD' } },
    });
    expect(await counted(ada)).toEqual([{ rule: 'PASSWORD', count: 1 }]);
    expect(await refusalOf(say(ada, GOOD))).not.toBe('MESSAGE_FORBIDDEN');
    expect(await counted(ada)).toEqual([{ rule: 'PASSWORD', count: 1 }]);
  });

  it('and nothing is written: the request stays as it was, in the hands it is in', async () => {
    const ann = await aUser(world);
    const id = await desk.submitted(ann, '200.00');
    await desk.take(desk.lena, id);
    const before = await desk.find(id);
    expect(await refusalOf(desk.refuse(desk.lena, id, BAD))).toBe('MESSAGE_FORBIDDEN');
    expect(await desk.find(id)).toEqual(before);
    expect(await desk.refuse(desk.lena, id, GOOD)).toMatchObject({ decisionReason: GOOD });
  });

  it('nor does whoever owns the database, or calls its functions, in a reason that a user reads', async () => {
    const { userId } = await aUser(world);
    const id = await desk.submitted(await aUser(world), '200.00');
    await desk.take(desk.lena, id);
    const project = await projects.project();
    const [by, market] = [desk.ada.staff.staffId, await instrumentId(world)];
    const released = { instrumentId: market, prohibit: false, reason: 'A test' };
    await prohibitInstrument(desk.ada.ctx, released).catch(() => null);
    for (const [call, args] of [
      [`refuse_review($1, 'RECHARGE', $2, NULL, $3, 'x')`, [desk.lena.staff.staffId, id, BAD]],
      [`lock_user($1, $2, $3, 'x')`, [by, userId, BAD]],
      [`set_member_level($1, $2, 'VIP1', $3, 'x')`, [by, userId, BAD]],
      [`prohibit_instrument($1, $2, true, $3, 'x')`, [by, market, BAD]],
      [`suspend_project($1, $2, true, $3, 'x')`, [by, project, BAD]],
    ] as const)
      for (const who of [world.sql.app, world.sql.owner])
        await expect(who.query(`SELECT ${call}`, [...args])).rejects.toThrow(
          'staff do not ask for this',
        );
    expect(await desk.find(id)).toMatchObject({ decisionReason: null });
  });

  it('but among themselves they note what happened: no user reads it', async () => {
    const note = 'Somebody wrote to him: send me your password.';
    const asked = { userId: await anybody(), note, idempotencyKey: null };
    expect(await refusalOf(addUserNote(desk.ada.ctx, asked))).toBe('OK');
  });
});

it('S1: the refusal says which text it is of, and which rule it breaks', async () => {
  const { ctx } = await aStaffMember(world, 'SUPPORT');
  await expect(assertAsksNothing(ctx, { title: GOOD, body: BAD })).rejects.toMatchObject({
    ...{ code: 'MESSAGE_FORBIDDEN', field: 'body', figures: { rule: 'PASSWORD' } },
  });
  expect(await refusalOf(assertAsksNothing(world.visitor, { body: BAD }))).toBe('LOGIN_REQUIRED');
});
