import { randomUUID } from 'node:crypto';
import { parseMoney } from '../../../schema/money';
import { confirmProposal } from '../../modules/proposals';
import {
  grantCampaignCredit,
  proposeCampaign,
  proposeCredit,
  type ProposeCampaign,
  type ProposeCredit,
} from '../../modules/credits';
import { aStaffMember, type Person, type World } from '../world';

const DAY_MS = 86_400_000;

/** What a campaign of these tests is, unless said otherwise: 50.00 to each, three times over, for ten days. */
export async function campaignOf(
  world: World,
  more: Partial<ProposeCampaign> = {},
): Promise<ProposeCampaign> {
  const now = await world.visitor.now();
  return {
    ...{ id: null, titles: { en: 'Harbour week', de: 'Hafenwoche' }, class: 'PROMOTION' },
    ...{ amount: 5_000n, turnoverTimes: 3, budget: 100_000n, open: true },
    ...{ startsAt: now, endsAt: new Date(now.getTime() + 10 * DAY_MS) },
    ...{ reason: 'A test', idempotencyKey: null },
    ...more,
  };
}

/** Two administrators who give. */
export async function openCreditDesk(world: World) {
  const [ada, jun] = await Promise.all([
    aStaffMember(world, 'ADMIN'),
    aStaffMember(world, 'ADMIN'),
  ]);
  const credit = ({ userId }: Pick<Person, 'userId'>, more: Partial<ProposeCredit> = {}) => ({
    ...{ userId, class: 'GIFT' as const, amount: 5_000n, turnoverTimes: 3, rewards: null },
    ...{ reason: 'A test', idempotencyKey: null },
    ...more,
  });
  const desk = {
    ada,
    jun,
    /** A campaign that both agreed to. Resolves to its id. */
    async campaign(more: Partial<ProposeCampaign> = {}): Promise<string> {
      const { id } = await proposeCampaign(ada.ctx, await campaignOf(world, more));
      await confirmProposal(jun.ctx, id);
      if (more.id != null) return more.id;
      const { rows } = await world.sql.app.query<{ id: string }>(
        'SELECT max(id) AS id FROM campaign',
      );
      return rows[0]?.id ?? '';
    },
    give: ({ userId }: Pick<Person, 'userId'>, campaignId: string, rewards: string | null = null) =>
      grantCampaignCredit(ada.ctx, { userId, campaignId, rewards, idempotencyKey: randomUUID() }),
    propose: (person: Pick<Person, 'userId'>, more: Partial<ProposeCredit> = {}) =>
      proposeCredit(ada.ctx, credit(person, more)),
    /** Credited by hand: 50.00 with three times its turnover, unless said otherwise. */
    async credited(person: Pick<Person, 'userId'>, more: Partial<ProposeCredit> = {}) {
      // One of its own: two alike within a moment are otherwise one that was sent twice.
      const { id } = await desk.propose(person, { idempotencyKey: randomUUID(), ...more });
      await confirmProposal(jun.ctx, id);
    },
    /** By hand, in dollars. */
    bonus: (person: Pick<Person, 'userId'>, dollars: string, turnoverTimes = 3) =>
      desk.credited(person, { amount: parseMoney('USD', dollars).minor, turnoverTimes }),
    /** A user's bonuses, the oldest first, as `left of amount, done of required`. */
    async bonuses({ userId }: Pick<Person, 'userId'>): Promise<string[]> {
      const { rows } = await world.sql.app.query<{ says: string }>(
        `SELECT remaining || '/' || amount || ' ' || turnover_done || '/' || turnover_required
           || CASE WHEN open THEN '' ELSE ' free' END AS says
         FROM bonus WHERE user_id = $1 ORDER BY id`,
        [userId],
      );
      return rows.map(({ says }) => says);
    },
  };
  return desk;
}

export type CreditDesk = Awaited<ReturnType<typeof openCreditDesk>>;
