import { once } from 'node:events';
import { connect } from 'node:net';
import { exchange, statusOf } from '../../testing/raw';
import { sealAll } from '../../testing/people/sealed';
import { beforeClosing, withWorld } from '../../testing/suite';
import { advance, aUserWith, quote, waitsForALock } from '../../testing/world';
import { proveNew } from '../../modules/proof';
import { openMetrics, type MetricsServer } from './open-metrics';

const world = withWorld();
const opened: { server?: MetricsServer } = {};
const at = () => `http://127.0.0.1:${String(opened.server?.port)}`;
const ask = (head: string) => exchange(at(), head);
const GET = 'GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n';

beforeAll(async () => {
  await quote(world, '100.00');
  await aUserWith(world, '1.00');
  await sealAll(world);
  await proveNew(world.visitor, world.sql.verify);
  const options = { port: 0, host: '127.0.0.1', patienceMs: 1_000 };
  opened.server = await openMetrics(world.visitor, options);
});
beforeClosing(() => opened.server?.close());

/** The value of one line of the answer. */
const valueOf = (text: string, name: string): number =>
  Number.parseFloat(
    new RegExp(`^${name.replace(/[{}]/g, '\\$&')} (.+)$`, 'm').exec(text)?.[1] ?? '',
  );

/** The status of the first answer that comes: the server may still be giving a connection back. */
async function servedAgain(): Promise<number> {
  for (;;) {
    const answer = await fetch(`${at()}/metrics`).catch(() => null);
    if (answer) return answer.status;
  }
}

describe('QUALITY 2: /metrics', () => {
  it('says how seal, proof, settlement and alarms stand, and names nobody', async () => {
    const answer = await fetch(`${at()}/metrics`);
    const text = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect(valueOf(text, 'tarn_seal_delay_seconds')).toBe(0);
    expect(valueOf(text, 'tarn_blocks_unproved')).toBe(0);
    expect(valueOf(text, 'tarn_block_number')).toBeGreaterThan(0);
    expect(valueOf(text, 'tarn_settlement_overdue_seconds')).toBe(0);
    expect(valueOf(text, 'tarn_proof_mismatches{kind="CONTINUOUS"}')).toBe(0);
    expect(valueOf(text, 'tarn_proof_entries{kind="CONTINUOUS"}')).toBeGreaterThan(1);
    const alarms = ['order_set_aside', 'holding_set_aside', 'proof_mismatch', 'proof_late'];
    for (const alarm of [...alarms, 'seal_late']) {
      expect(valueOf(text, `tarn_alarms{alarm="${alarm}"}`)).toBe(0);
    }
    expect(text).not.toMatch(/@|user\//);
  });

  it('says how each feed is, and what nobody has sealed yet', async () => {
    await world.sql.feed.query('SELECT report_feeds($1)', [
      JSON.stringify([{ feed: 'simulated', state: 'LIVE', cuts: 2, lead_ms: 1_500 }]),
    ]);
    await advance(world, 7);
    await aUserWith(world, '1.00');
    await advance(world, 9);
    let text = '';
    // The answer of before is kept for a second.
    while (valueOf(text, 'tarn_feed_cuts{feed="simulated"}') !== 2) {
      text = await (await fetch(`${at()}/metrics`)).text();
    }
    expect(valueOf(text, 'tarn_feed_live{feed="simulated"}')).toBe(1);
    expect(valueOf(text, 'tarn_feed_lead_seconds{feed="simulated"}')).toBe(1.5);
    expect(valueOf(text, 'tarn_feed_lag_seconds{feed="simulated"}')).toBeGreaterThan(15);
    expect(valueOf(text, 'tarn_seal_delay_seconds')).toBeGreaterThan(8.9);
    expect(valueOf(text, 'tarn_alarms{alarm="quote_stale"}')).toBeGreaterThan(0);
  });
});

describe('QUALITY 3: the port of figures', () => {
  it.each<[string, string, number]>([
    ['another path', GET.replace('/metrics', '/'), 404],
    ['a path that climbs', GET.replace('/metrics', '/x/../metrics'), 404],
    ['a whole address', GET.replace('/metrics', 'http://evil.example/metrics'), 404],
    ['a question behind the path', GET.replace('/metrics', '/metrics?x=1'), 404],
    ['a way in of users', GET.replace('/metrics', '/graphql'), 404],
    ['something written', 'POST /metrics HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhi', 405],
    ['a deletion', GET.replace('GET', 'DELETE'), 405],
    ['a head of 9 kB', GET.replace('\r\n\r\n', `\r\nX: ${'x'.repeat(9_000)}\r\n\r\n`), 431],
    ['a head of 100 kB', GET.replace('\r\n\r\n', `\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`), 431],
    ['no HTTP at all', '\x16\x03\x01\x00\xa5\x01\x00\r\n\r\n', 400],
    [
      'a body that does not come',
      'GET /metrics HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      400,
    ],
    ['an expectation', GET.replace('\r\n\r\n', '\r\nExpect: 200-ok\r\n\r\n'), 417],
    ['only its head', GET.replace('GET', 'HEAD'), 200],
  ])('answers %s and goes on', async (_what, bytes, status) => {
    const answer = await ask(bytes);
    expect(statusOf(answer)).toBe(status);
    if (status >= 400) expect(answer).not.toContain('tarn_');
    expect((await fetch(`${at()}/metrics`)).status).toBe(200);
  });

  it('ends whoever begins and does not go on, and serves others meanwhile', async () => {
    const port = opened.server?.port ?? 0;
    const slow = Array.from({ length: 15 }, () => connect(port, '127.0.0.1'));
    const ended = slow.map(
      (socket) =>
        new Promise<boolean>((resolve) => {
          socket.on('error', () => undefined).on('data', () => undefined);
          socket.on('close', () => {
            resolve(true);
          });
          socket.write('GET /metrics HTTP/1.1\r\nHost:');
        }),
    );
    expect((await fetch(`${at()}/metrics`)).status).toBe(200);
    expect(await Promise.all(ended)).toEqual(slow.map(() => true));
  });

  it('waits for a busy database with whoever asked, longer than for one who says nothing', async () => {
    const server = await openMetrics(world.visitor, {
      ...{ port: 0, host: '127.0.0.1', patienceMs: 100 },
    });
    const busy = await world.sql.owner.connect();
    try {
      await busy.query('BEGIN; LOCK TABLE trade_order IN ACCESS EXCLUSIVE MODE');
      const asked = fetch(`http://127.0.0.1:${String(server.port)}/metrics`);
      expect(await waitsForALock(world, asked)).toBe(true);
      await once(connect(server.port, '127.0.0.1'), 'close');
      await busy.query('ROLLBACK');
      expect((await asked).status).toBe(200);
    } finally {
      busy.release(true);
      await server.close();
    }
  });

  it('takes twenty connections and no more, and then others again', async () => {
    const port = opened.server?.port ?? 0;
    const many = Array.from({ length: 60 }, () => connect(port, '127.0.0.1'));
    await Promise.all(
      many.map(
        (socket) =>
          new Promise<void>((resolve) => {
            socket
              .on('error', () => undefined)
              // What is not read keeps a socket open: some are told 408 first.
              .resume()
              .on('close', () => {
                resolve();
              });
          }),
      ),
    );
    expect(await servedAgain()).toBe(200);
  });
});
