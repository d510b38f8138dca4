import { auditEntriesOf } from '../../testing/people/audit';
import { campaignOf } from '../../testing/people/credits';
import { refusalOf } from '../../testing/recharges';
import { withCreditDesk, withWorld } from '../../testing/suite';
import { aUser } from '../../testing/world';
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

  it('ends when its budget falls below what it has given', async () => {
    const id = await desk.campaign();
    const person = await aUser(world);
    await desk.give(person, id);
    await desk.give(person, id);
    await desk.campaign({ id, budget: 5_000n });
    expect(await refusalOf(desk.give(person, id))).toBe('CAMPAIGN_ENDED');
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
