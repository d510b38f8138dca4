import { setBalanceHidden } from '../../../lib/session/session';
import { noteServerClock } from '../../../lib/time/serverClock';
import { usd } from '../../../testing/answers';
import { draw } from '../../../testing/draw';
import { aHolding, due, earning, holdingOf, missed } from '../../../testing/holdings';
import type { Holding } from '../mine/holdingStatus';
import { OwnMoments } from './OwnMoments';

const told = (holding: Holding) => draw(<OwnMoments holding={holding} />).text;

beforeEach(() => {
  setBalanceHidden(false);
  const now = Date.now();
  noteServerClock({ serverTime: '2026-12-03T09:00:00.000Z' }, now, now);
});

describe('M13: the page of what one holds says of the agreed top-up what is true', () => {
  it('until it is paid: when it is due, and what happens otherwise', () => {
    expect(told(aHolding)).toContain('Required top-up $200.00 Dec 5, 12:00 One time only;');
    expect(told(aHolding)).toContain('Estimated interest $2.89 Ends Dec 20, 12:00');
    expect(told(aHolding)).not.toContain('Invested');
  });

  it('once it is paid: that it was, when, and what is invested', () => {
    const paid = { topupPaidAt: '2026-12-02T08:00:00.000Z', principal: usd('1200.00') };
    const text = told(holdingOf({ ...paid, state: 'EARNING', maturesAt: aHolding.endsAt }));
    expect(text).toContain('Agreed top-up $200.00 Dec 2, 08:00 Topped up as agreed');
    expect(text).toContain('Invested $1,200.00');
    expect(text).not.toMatch(/Required|remind|miss/);
  });

  it('once it is missed: that interest has ended, and what is paid', () => {
    const text = told(missed);
    expect(text).toContain('Top-up missed $200.00 Dec 5, 12:00');
    expect(text).toContain(
      'Interest earned $1.31 Interest ended Dec 5, 12:00 Interest ended on Dec 5; $1,000.00 and the $1.31 earned until then can be settled now',
    );
    expect(text).not.toMatch(/Required|remind|Ends Dec 20/);
  });
});

it('H1: what was added freely is in what is invested', () => {
  expect(told(earning)).not.toContain('Invested');
  expect(told({ ...earning, principal: usd('1050.00') })).toContain('Invested $1,050.00');
});

it('H1: at its end it says what was earned, and until when it is paid', () => {
  expect(told(due)).toContain(
    'Interest earned $2.63 Interest ended Dec 20, 12:00 $1,002.63 can be',
  );
});
