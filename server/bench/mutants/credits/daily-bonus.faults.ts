import type { Fault } from '../fault';

const DAILY = 'server/modules/credits/daily';
const tests = [`${DAILY}/claim-daily-bonus.test.ts`];
const RULES = 'migrations/credits/1765400000000-daily-bonus.ts';

/** One bonus a person and platform day, from a campaign with the money, and from no other hand. */
export const dailyBonusFaults: readonly Fault[] = [
  {
    id: 'daily-bonus-twice',
    invariant: 'M10',
    what: 'a second claim of one day is answered as a fault of the database',
    file: `${DAILY}/claim_daily_bonus.sql`,
    find: 'b.user_id = p_user AND b.day >= v_day',
    replace: 'b.user_id = p_user AND b.day > v_day',
    tests,
    only: 'once a platform day',
  },
  {
    id: 'daily-bonus-zone-moved',
    invariant: 'M10',
    what: 'a day is had twice by moving the platform’s zone',
    file: `${DAILY}/claim_daily_bonus.sql`,
    find: 'b.user_id = p_user AND b.day >= v_day',
    replace: 'b.user_id = p_user AND b.day = v_day',
    tests,
    only: 'a zone that is moved',
  },
  {
    id: 'daily-bonus-together',
    invariant: 'M10',
    what: 'claims that come together are not kept apart',
    file: `${DAILY}/claim_daily_bonus.sql`,
    find: '  PERFORM lock_user_row(p_user);\n',
    replace: '',
    tests,
    only: 'eight times at once',
  },
  {
    id: 'daily-bonus-twice-in-database',
    invariant: 'M10',
    what: 'the database takes two bonuses of one day',
    file: RULES,
    find: '        CONSTRAINT daily_bonus_once_a_day PRIMARY KEY (user_id, day)\n',
    replace: '        CONSTRAINT daily_bonus_once PRIMARY KEY (user_id, day, recharge_id)\n',
    tests,
    only: 'two of one day apart',
  },
  {
    id: 'daily-bonus-of-locked',
    invariant: 'M19',
    what: 'a locked account is credited',
    file: `${DAILY}/claim_daily_bonus.sql`,
    find: '  IF account_stopped(p_user) THEN\n',
    replace: '  IF false THEN\n',
    tests,
    only: 'a locked account is told so',
  },
  {
    id: 'daily-bonus-not-as-shown',
    invariant: 'H3',
    what: 'a bonus is given on terms that were not shown',
    file: `${DAILY}/claim_daily_bonus.sql`,
    find: "'DAILY_BONUS', p_amount, v_times)",
    replace: "'DAILY_BONUS', NULL, NULL)",
    tests,
    only: 'as it was shown',
  },
  {
    id: 'daily-bonus-of-any-campaign',
    invariant: 'M10',
    what: 'any campaign pays the daily bonus',
    file: `${DAILY}/giving_campaigns.sql`,
    find: 'WHERE c.purpose = p_purpose AND c.open',
    replace: 'WHERE c.open',
    tests,
    only: 'without a campaign that gives it',
  },
  {
    id: 'daily-bonus-by-hand',
    invariant: 'M10',
    what: 'an administrator credits under a campaign that gives by itself',
    file: 'server/modules/credits/grant_campaign_credit.sql',
    find: '  IF campaign_purpose(p_campaign) IS NOT NULL THEN\n',
    replace: '  IF false THEN\n',
    tests,
    only: 'give by themselves alone',
  },
];
