import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { ADMIN_URL_VARIABLE } from '../../../testing/database';
import { openTestMarket, type TestMarket } from '../../../testing/market';
import { firstFault, prove } from '../../ledger';
import { recordQuotes } from './record-quotes';

let market: TestMarket;
let bitcoin: string;
let ether: string;
let superuser: Client;
beforeAll(async () => {
  market = await openTestMarket();
  [bitcoin, ether] = await Promise.all([market.idOf('BTC/USDT'), market.idOf('ETH/USDT')]);
  const url = new URL(process.env[ADMIN_URL_VARIABLE] ?? '');
  url.pathname = `/${market.db.name}`;
  superuser = new Client({ connectionString: url.href });
  await superuser.connect();
  const providerAt = await market.ctx.now();
  for (let n = 0; n < 5; n += 1) {
    await recordQuotes(market.db.feed, [
      {
        instrumentId: bitcoin,
        price: `9000${String(n)}.10`,
        providerAt: new Date(providerAt.getTime() + n),
      },
      { instrumentId: ether, price: `300${String(n)}.5` },
      {
        instrumentId: bitcoin,
        price: `9001${String(n)}.00`,
        providerAt: new Date(providerAt.getTime() + n),
      },
      { instrumentId: bitcoin, price: 'no price' },
    ]);
  }
});
afterAll(async () => {
  await superuser.end();
  await market.close();
});

interface Shown {
  readonly id: string;
  readonly instrument_id: string;
  readonly price: string;
  readonly at: Date;
  readonly provider_at: Date | null;
  readonly seq: string;
  readonly feed: string | null;
  readonly link: Buffer | null;
}

const quotesOf = async (instrumentId: string): Promise<Shown[]> => {
  const sql = 'SELECT * FROM verify.quote WHERE instrument_id = $1 ORDER BY seq';
  return (await market.db.verify.query<Shown>(sql, [instrumentId])).rows;
};

/** As anybody works it out from what the database shows, by no code of ours. */
function linkOf(quote: Shown, before: Buffer): string {
  const text = [
    ...['quote/1', quote.instrument_id, quote.seq, quote.at.getTime(), quote.price],
    ...[quote.provider_at?.getTime() ?? '-', quote.feed],
  ]
    .map((part) => `${String(part)}\n`)
    .join('');
  return createHash('sha256').update(before).update(text, 'utf8').digest('hex');
}

describe('P5: each quote', () => {
  it('links to the one before it of its instrument, over what it says and where it came from', async () => {
    for (const [id, count] of [
      [bitcoin, 10],
      [ether, 5],
    ] as const) {
      const quotes = await quotesOf(id);
      expect(quotes).toHaveLength(count);
      let before: Buffer = Buffer.alloc(32);
      for (const quote of quotes) {
        expect(quote.feed).toBe('simulated');
        expect(quote.link?.toString('hex')).toBe(linkOf(quote, before));
        before = quote.link ?? before;
      }
    }
    expect(await prove(market.db.verify)).toBeNull();
  });

  it('has the link that the written form says', async () => {
    const { rows } = await market.db.owner.query<{ link: Buffer }>(
      `SELECT quote_link(NULL, 1, 1, '2026-01-02T03:04:05.678Z', 91000.5, NULL, 'simulated') AS link`,
    );
    expect(rows[0]?.link.toString('hex')).toBe(
      createHash('sha256')
        .update(Buffer.alloc(32))
        .update('quote/1\n1\n1\n1767323045678\n91000.50000000\n-\nsimulated\n')
        .digest('hex'),
    );
  });

  it.each([
    ['its price', 'UPDATE tarn.quote SET price = price + 0.00000001 WHERE id = $1'],
    ['its millisecond', `UPDATE tarn.quote SET at = at + interval '1 ms' WHERE id = $1`],
    [
      'the provider’s time',
      `UPDATE tarn.quote SET provider_at = provider_at - interval '1 ms' WHERE id = $1`,
    ],
    [
      'a part of its millisecond',
      `UPDATE tarn.quote SET at = at + interval '100 us' WHERE id = $1`,
    ],
    ['its feed', `UPDATE tarn.quote SET feed = 'binance' WHERE id = $1`],
    ['its link', `UPDATE tarn.quote SET chain = sha256('another') WHERE id = $1`],
    ['its link to none', 'UPDATE tarn.quote SET chain = NULL, feed = NULL WHERE id = $1'],
    ['its place', 'UPDATE tarn.quote SET seq = seq + 1000 WHERE id = $1'],
  ])(
    'is named, the newest too, when a superuser with the triggers off changes %s',
    async (_what, change) => {
      const quote = (await quotesOf(bitcoin)).at(-1);
      await tampered(change, [quote?.id], (fault) => {
        expect([fault?.check, fault?.subject]).toEqual([
          'each quote links to the one before it',
          `quote ${quote?.id ?? ''}`,
        ]);
      });
    },
  );

  it('that is taken out is missed by the next, and one that is put in fits nowhere', async () => {
    const quotes = await quotesOf(bitcoin);
    const [, , third, fourth] = quotes;
    await tampered('DELETE FROM tarn.quote WHERE id = $1', [third?.id], (fault) => {
      expect(fault?.subject).toBe(`quote ${fourth?.id ?? ''}`);
    });
    const later = quotes.find(({ at }) => at > (third?.at ?? at));
    const put = `
      INSERT INTO tarn.quote (id, instrument_id, price, at, seq, feed, chain)
      SELECT 999999, instrument_id, price, at, 9000, feed,
        tarn.quote_link(chain, instrument_id, 9000, at, price, NULL, feed)
      FROM tarn.quote WHERE id = $1`;
    await tampered(put, [third?.id], (fault) => {
      expect(fault?.subject).toBe(`quote ${later?.id ?? ''}`);
    });
    await tampered(put, [quotes.at(-1)?.id], (fault) => {
      expect(fault).toEqual({
        check: 'no quote is missing between two others',
        subject: 'quote 999999',
      });
    });
  });
});

/** What is proved after this change, which nobody but a superuser can make; then it is taken back. */
async function tampered(
  change: string,
  args: readonly unknown[],
  look: (fault: Awaited<ReturnType<typeof prove>>) => void,
): Promise<void> {
  await superuser.query('BEGIN');
  try {
    await superuser.query("SET LOCAL session_replication_role = 'replica'");
    expect((await superuser.query(change, [...args])).rowCount).toBe(1);
    look(await firstFault(superuser));
  } finally {
    await superuser.query('ROLLBACK');
  }
}
