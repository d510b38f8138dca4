import type { Fault } from '../fault';

const DESK = 'server/modules/market/desk';
const tests = [`${DESK}/market-desk.test.ts`];

/** What administrators change of markets: nothing that a contract which runs rests on, and never without a trace. */
export const marketDeskFaults: readonly Fault[] = [
  {
    id: 'market-closes-on-contracts',
    invariant: 'P10',
    what: 'hours are changed so that a market closes before its contracts end',
    file: `${DESK}/edit_calendar.sql`,
    find: '  IF until IS NOT NULL AND NOT EXISTS (',
    replace: '  IF false AND NOT EXISTS (',
    tests,
    only: 'never close a market',
  },
  {
    id: 'calendar-without-lock',
    invariant: 'P10',
    what: 'a contract opens while the hours of its market change',
    file: `${DESK}/edit_calendar.sql`,
    find: '  PERFORM lock_market(i.id) FROM (SELECT o.id FROM instrument o WHERE o.calendar_id = p_calendar ORDER BY o.id) i;\n',
    replace: '',
    tests,
    only: 'never close a market',
  },
  {
    id: 'hours-change-nothing',
    invariant: 'P10',
    what: 'open periods do not follow the hours that were changed',
    file: `${DESK}/edit_calendar.sql`,
    find: '  PERFORM renew_open_periods(p_calendar);\n',
    replace: '',
    tests,
    only: 'follow at once',
  },
  {
    id: 'support-sets-terms',
    invariant: 'O4',
    what: 'customer service changes what is offered',
    file: `${DESK}/set_terms.sql`,
    find: '  IF NOT staff_is_admin(p_staff) THEN',
    replace: '  IF false THEN',
    tests,
    only: 'O4',
  },
  {
    id: 'terms-without-version',
    invariant: 'P3',
    what: 'terms change and nothing keeps what they were',
    file: `${DESK}/set_terms.sql`,
    find: "  PERFORM note_version('TERMS', p_instrument, p_staff, p_reason, v_before, v_after);\n",
    replace: '',
    tests,
    only: 'P3',
  },
  {
    id: 'terms-over-unread-ones',
    invariant: 'P3',
    what: 'terms are changed by somebody who has not read those in force',
    file: `${DESK}/set_terms.sql`,
    find: "  IF newest_version(NULL, p_instrument) <> p_seen THEN RETURN 'CHANGED_MEANWHILE'; END IF;\n",
    replace: '',
    tests,
    only: 'the later is refused',
  },
  {
    id: 'prohibited-without-reason',
    invariant: 'P10',
    what: 'trading is prohibited and users read no reason',
    file: `${DESK}/stop_instrument.sql`,
    find: 'prohibit_reason = CASE WHEN p_stop THEN v_reason END',
    replace: 'prohibit_reason = NULL',
    tests,
    only: 'P10',
  },
  {
    id: 'instrument-renamed',
    invariant: 'P3',
    what: 'the symbol, decimals or hours of an instrument change under its contracts',
    file: 'migrations/market/1764700000000-market-versions.ts',
    find: `        IF TG_OP = 'UPDATE' AND ((NEW.id, NEW.symbol, NEW.class, NEW.decimals, NEW.calendar_id)
            = (OLD.id, OLD.symbol, OLD.class, OLD.decimals, OLD.calendar_id)
            OR NOT EXISTS (SELECT FROM instrument_quote q WHERE q.instrument_id = OLD.id)) THEN`,
    replace: "        IF TG_OP = 'UPDATE' THEN",
    tests,
    only: 'rest on',
  },
];
