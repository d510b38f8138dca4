import { entities } from '../modules';
import { withWorld } from '../testing/suite';

const world = withWorld();

/** Constraints and indexes live in migrations alone, so the ORM may wish them away. */
const MIGRATIONS_ONLY = /^(ALTER TABLE \S+ DROP CONSTRAINT|DROP INDEX) /;

it('finds every entity column with its type, and no table or column missing', async () => {
  const { upQueries } = await world.db.driver.createSchemaBuilder().log();
  const wishes = upQueries.map(({ query }) => query);
  expect(wishes.filter((query) => !MIGRATIONS_ONLY.test(query))).toEqual([]);
});

/** Tables that no entity reads: each is written and read by SQL functions, or as one row of figures. */
const WITHOUT_ENTITY: Readonly<Record<string, string>> = {
  acceptance: 'written by a trigger, read as what one has accepted',
  account_throttle: 'begin_try and end_try alone count tries',
  article: 'read with one of its versions, in one query',
  article_version: 'written by draft_article, read with its article or as one list',
  bank_reference: 'taken and let go by functions alone; nobody reads what was found',
  broadcast: 'written by put_broadcast, read with its read mark or as one list',
  broadcast_read: 'when somebody read a broadcast, joined by broadcasts_for',
  campaign_version: 'written by a trigger, read as one list',
  daily_bonus: 'written by claim_daily_bonus, read as whether there is one today',
  changed_subject: 'written by triggers, taken away by say_results',
  candle: 'read by interval and instrument in one query',
  candles_asked: 'two times a chart, written and read by two functions',
  ask_refusal: 'a count a person and rule, written where it is refused',
  conversation: 'read with its review through the view conversation_review',
  dispute: 'read with its review through the view dispute_review',
  feed_state: 'one row a feed, written by report_feeds, read as one list',
  idempotency: 'read and written by its two functions',
  help_request: 'read with its review through the view help_review',
  instrument_quote: 'the newest quote of each instrument, joined where it is needed',
  legal_text: 'read with the version of its article, in one query',
  ledger_movement:
    'beside it stands the transaction that wrote it, a type that TypeORM does not know',
  market_version: 'written by what changes a market, read as one list',
  migration: 'TypeORM keeps it itself',
  open_period: 'worked out anew by renew_open_periods',
  outcome_counted: 'one number: up to which block outcomes are counted',
  outcome_total: 'read as one list, written by one function',
  picture_view: 'made and used up by two functions',
  user_note: 'read whole by one list, written by one function',
  proof_block: 'made and signed by two functions, read by its number',
  proof_key: 'public keys, read with the blocks they signed',
  proof_leaf: 'one row a movement, read by block',
  proof_mismatch: 'written by note_mismatch, counted and shown as a list',
  proof_run: 'one row a kind and day, written by its functions, shown as a list',
  reward_claim: 'read with its review through the view reward_claim_review',
  reward_terms: 'versions of the tiers, read as one list',
  setting_version: 'written by put_settings and a trigger, read as the newest or as one list',
  recharge_alike: 'two ids and a distance, written by one function',
  recharge: 'read with its review through the view recharge_request',
  recharge_channel_version: 'written by a trigger, read as one list',
  former_contact: 'written by a trigger, read as one list',
  review_finding: 'read through review_findings, which says who may see it',
  pop_up_seen: 'written by see_pop_up, read as one list of ids',
  quote: 'millions of rows, in partitions by day',
  quote_default: 'the partition that catches what slips',
  own_limit: 'of each kind the newest row decides; read with what is used up, as one list',
  session_day: 'counted by a trigger, read as one number',
  settlement_fault: 'written by settle_due_orders, shown as a list',
  sql_file: 'which SQL files were applied: read before any entity is known',
  staff_factor: 'read by what weighs a code of it',
  staff_invitation: 'written by its functions, shown as a list',
  staff_reset: 'read in the one place that sends its links',
  trading_calendar: 'read with its holidays as one value',
  trading_break: 'of all that a user took the last end counts; read as that one',
  trading_holiday: 'part of its calendar',
  withdrawal: 'read with its review through the view withdrawal_request',
  yield_fault: 'written by accrue_yield and mature_holdings, shown as a list',
  yield_day: 'one row a holding and night, in partitions by month',
  yield_day_default: 'the partition that catches what slips',
  yield_daily: 'what daily projects pay a night: SQL alone keeps and reads it',
};

it('every table has an entity, or stands in the list of those that need none', async () => {
  const { rows } = await world.sql.owner.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'tarn'::regnamespace
       AND relkind IN ('r', 'p') AND relname !~ '^quote_[0-9]{8}$' ORDER BY 1`,
  );
  const known = new Set(entities.map((entity) => world.db.getMetadata(entity).tableName));
  const without = rows.map(({ name }) => name).filter((name) => !known.has(name));
  expect(without).toEqual(Object.keys(WITHOUT_ENTITY).sort());
});
