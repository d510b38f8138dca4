import { faultAfter } from '../../testing/money/tampering';
import { usd } from '../../../schema/money';
import { withWorld } from '../../testing/suite';
import { aUserWith, quote } from '../../testing/world';
import { prove } from '../ledger';
import { convert, quoteConversion } from '.';

const world = withWorld();
let id: string;

beforeAll(async () => {
  await quote(world, '91250.41');
  await quote(world, '1.00030', 'USDT/USD');
  const { ctx } = await aUserWith(world, '1000.00');
  ({ id } = await quoteConversion(ctx, { coin: 'BTC', give: usd(50_000n) }));
  await convert(ctx, { quoteId: id, idempotencyKey: 'checks-of-conversions' });
  await quote(world, '99000.00');
});

const POSTINGS = `FROM ledger_movement m, ledger_account a
  WHERE m.id = p.movement_id AND a.id = p.account_id AND m.key = 'conversion.convert:`;

it.each<[string, () => string[], string]>([
  [
    'coins are added to what was quoted',
    () => [`UPDATE conversion SET coins = coins + 1`],
    'each conversion moved what was quoted, once',
  ],
  [
    'the posting is of another conversion',
    () => [`UPDATE ledger_movement SET key = 'conversion.convert:9' WHERE key LIKE 'conversion.%'`],
    'each conversion moved what was quoted, once',
  ],
  [
    'coins go to the platform’s other account',
    () => [
      `UPDATE ledger_posting p SET account_id = (SELECT id FROM ledger_account
         WHERE address = 'platform/trading/BTC') ${POSTINGS}${id}' AND a.address LIKE 'platform/%/BTC'`,
    ],
    'each conversion moved what was quoted, once',
  ],
  [
    'a later quote is named',
    () => [`UPDATE conversion SET coin_quote_id = (SELECT max(id) FROM quote)`],
    'each conversion came to what its quotes and its spread say',
  ],
  [
    'another spread is named',
    () => [`UPDATE conversion SET spread_bp = 0`],
    'each conversion came to what its quotes and its spread say',
  ],
])('M17: %s: the verifier names it', async (_what, statements, check) => {
  expect(await prove(world.sql.verify)).toBeNull();
  const tables = ['conversion', 'ledger_movement', 'ledger_posting'];
  expect(await faultAfter(world, tables, statements())).toMatchObject({ check });
});
