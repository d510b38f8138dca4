import type { Fault } from '../fault';

const LEAD = {
  invariant: 'P5',
  tests: ['server/modules/market/feeds/providers.test.ts'],
  only: 'provider’s clock until it is told',
};
const BACK = ['server/modules/trading/clock-set-back.test.ts'];

/** A clock that is set back: nothing may be stamped before what was done already. */
export const clockFaults: readonly Fault[] = [
  {
    id: 'clock-unmarked',
    invariant: 'P5',
    what: 'how far the clock was is not kept',
    file: 'server/platform/clock_forward.sql',
    find: 'IF v_now > v_mark THEN',
    replace: 'IF v_mark < 0 THEN',
    tests: BACK,
  },
  {
    id: 'clock-back-quotes',
    invariant: 'P5',
    what: 'a quote is recorded at an instant at which contracts opened already',
    file: 'server/modules/market/record/record_quotes.sql',
    find: " WHEN v_now < v_mark THEN 'CLOCK_BEHIND'",
    replace: '',
    tests: BACK,
  },
  {
    id: 'clock-back-opens',
    invariant: 'P8',
    what: 'a clock that was set back opens a contract',
    file: 'server/modules/trading/place_order.sql',
    find: ' AND v_opened >= v_clock.mark',
    replace: '',
    tests: BACK,
  },
  {
    id: 'clock-back-opens-sets',
    invariant: 'P8',
    what: 'a clock that was set back opens contracts of a set',
    file: 'server/modules/trading/sets/place_order_set.sql',
    find: ' AND v_at >= v_clock.mark LIMIT 1',
    replace: ' LIMIT 1',
    tests: BACK,
  },
  {
    id: 'clock-unmarked-settling',
    invariant: 'P5',
    what: 'a quote is recorded before an expiry that was settled',
    file: 'server/modules/trading/settle_due_orders.sql',
    find: '(SELECT c.at FROM clock_forward() c)',
    replace: 'tarn_now()',
    tests: BACK,
    only: 'that was settled',
  },
  {
    ...{ id: 'clock-lead-asked-once', ...LEAD },
    what: 'how far a provider’s clock is ahead is asked once for each connection',
    file: 'server/modules/market/feeds/clock-lead.ts',
    find: 'theirs === null ? this.pace.retryMs : this.pace.againMs,',
    replace: '2 ** 31 - 1,',
  },
  {
    ...{ id: 'clock-lead-unknown', ...LEAD },
    what: 'a provider’s times count before its clock is known',
    file: 'server/modules/market/feeds/binance.ts',
    find: 'lead.ms === null ? null : tradeOf(text, lead.ms)',
    replace: 'tradeOf(text, lead.ms ?? 0)',
  },
  {
    id: 'clock-back-blocks',
    invariant: 'P13',
    what: 'a block stands before what it seals',
    file: 'server/modules/proof/draft_block.sql',
    find: 'greatest(c.at, c.mark, v_last.made_at)',
    replace: 'greatest(c.at, v_last.made_at)',
    tests: ['server/modules/proof/late-certificates.test.ts'],
    only: 'clock was set back',
  },
];
