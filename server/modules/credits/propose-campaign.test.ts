import { auditEntriesOf } from '../../testing/people/audit';
import { campaignOf } from '../../testing/people/credits';
import { refusalOf } from '../../testing/recharges';
import { withCreditDesk, withWorld } from '../../testing/suite';
import { advance, aUser } from '../../testing/world';
import { confirmProposal } from '../proposals';
import { campaignVersions } from './campaigns';
import { proposeCampaign, type ProposeCampaign } from './propose-campaign';

const world = withWorld();
const desk = withCreditDesk(world);

const propose = async (more: Partial<ProposeCampaign>) =>
  proposeCampaign(desk.ada.ctx, await campaignOf(world, more));

describe('O2: a campaign', () => {
  it('gives nothing before another administrator confirms it', async () => {
    const { id } = await propose({});
    const { rows } = await world.sql.app.query('SELECT FROM campaign');
    expect(rows).toEqual([]);
    expect(await refusalOf(confirmProposal(desk.ada.ctx, id))).toBe('OWN_REQUEST');
    await confirmProposal(desk.jun.ctx, id);
    expect((await world.sql.app.query('SELECT FROM campaign')).rows).toHaveLength(1);
  });

  it('keeps each of its versions, and what was given under them', async () => {
    const id = await desk.campaign();
    const person = await aUser(world);
    await desk.give(person, id);
    const startsAt = await world.visitor.now();
    await desk.campaign({ id, amount: 9_000n, turnoverTimes: 1, startsAt });
    await desk.give(person, id);
    expect(await desk.bonuses(person)).toEqual(['5000/5000 0/15000', '9000/9000 0/9000']);
    const versions = await campaignVersions(world.db, id);
    expect(versions.map(({ version, facts }) => [version, facts.amount])).toEqual([
      [2, 9_000],
      [1, 5_000],
    ]);
    expect((await auditEntriesOf(world, `campaign/${id}`)).map((it) => it.split(' ')[1])).toEqual([
      ...['campaign.add', 'campaign.change'],
    ]);
    const owner = (sql: string) => world.sql.owner.query(sql, [id]);
    await expect(owner('UPDATE campaign SET amount = 1 WHERE id = $1')).rejects.toThrow(
      'by a proposal of its own',
    );
    await expect(owner('UPDATE campaign SET spent = budget + 1 WHERE id = $1')).rejects.toThrow(
      'no more than its budget',
    );
    await expect(owner('DELETE FROM campaign_version WHERE campaign_id = $1')).rejects.toThrow();
  });

  it('keeps a budget that holds what it has given, though more was given since it was proposed', async () => {
    const id = await desk.campaign();
    const person = await aUser(world);
    await desk.give(person, id);
    const { id: lower } = await propose({ id, budget: 5_000n });
    await desk.give(person, id);
    expect(await refusalOf(confirmProposal(desk.jun.ctx, lower))).toBe('PROPOSAL_OUTDATED');
    expect(await refusalOf(propose({ id, budget: 9_999n }))).toBe('AMOUNT_INVALID');
    expect((await campaignVersions(world.db, id)).map(({ version }) => version)).toEqual([1]);
  });

  it('gives no more than the budget that it was lowered to', async () => {
    const id = await desk.campaign();
    const person = await aUser(world);
    await desk.give(person, id);
    await desk.campaign({ id, budget: 5_000n });
    expect(await refusalOf(desk.give(person, id))).toBe('CAMPAIGN_ENDED');
  });

  it('does not begin once its window has ended, but an old one may be ended', async () => {
    const now = (await world.visitor.now()).getTime();
    const { id } = await propose({ endsAt: new Date(now + 60_000) });
    await advance(world, 61);
    expect(await refusalOf(confirmProposal(desk.jun.ctx, id))).toBe('PROPOSAL_OUTDATED');
    const window = { startsAt: new Date(now - 2_000), endsAt: new Date(now) };
    expect(await refusalOf(propose(window))).toBe('PARAM_INVALID');
    const known = await desk.campaign();
    await desk.campaign({ id: known, ...window });
    expect(await refusalOf(desk.give(await aUser(world), known))).toBe('CAMPAIGN_ENDED');
  });

  it.each<[string, Partial<ProposeCampaign>, string]>([
    ['no title in English', { titles: { de: 'Hafen' } }, 'PARAM_INVALID'],
    ['a title in no language', { titles: { en: 'Harbour', xx: 'Port' } }, 'PARAM_INVALID'],
    ['nothing to give', { amount: 0n }, 'AMOUNT_INVALID'],
    ['a budget below one credit', { budget: 4_999n }, 'AMOUNT_INVALID'],
    ['a budget beyond all', { budget: 100_000_000_001n }, 'AMOUNT_INVALID'],
    ['a turnover that is none', { turnoverTimes: 0.5 }, 'PARAM_INVALID'],
    ['an end before its beginning', { endsAt: new Date(0) }, 'PARAM_INVALID'],
    ['no reason', { reason: '' }, 'REASON_REQUIRED'],
    ['an id that is none', { id: 'new' }, 'CAMPAIGN_ENDED'],
    ['a campaign that there is not', { id: '999999' }, 'CAMPAIGN_ENDED'],
  ])('is not proposed with %s', async (_, more, code) => {
    expect(await refusalOf(propose(more))).toBe(code);
  });

  it('does not become one of another class, and does not stay as it is by proposal', async () => {
    const terms = await campaignOf(world);
    const id = await desk.campaign(terms);
    expect(await refusalOf(propose({ ...terms, id, class: 'GIFT' }))).toBe('PARAM_INVALID');
    expect(await refusalOf(propose({ ...terms, id }))).toBe('NOTHING_CHANGES');
  });
});
