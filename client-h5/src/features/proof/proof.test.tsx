import { act, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { setLanguage } from '../../lib/session/session';
import { noteServerClock } from '../../lib/time/serverClock';
import { answering } from '../../testing/answering';
import { draw, known } from '../../testing/draw';
import { wordsOf } from '../../testing/words';
import { HeadList } from './HeadList';
import { NightStrip } from './NightStrip';
import { OutcomeFigures } from './OutcomeFigures';
import { byDuration } from './outcomeSums';
import { OwnProof } from './OwnProof';
import { OutcomeTotalsDocument } from './proof.generated';
import { QuoteLookup } from './QuoteLookup';
import { ReviewTimes } from './ReviewTimes';
import { secondAgo, secondOf } from './seconds';

const words = wordsOf('en').proof;
beforeEach(() => {
  setLanguage('en');
  void i18next.changeLanguage('en');
});

const usd = (amount: string) => ({ __typename: 'Money' as const, amount, asset: 'USD' as const });
const total = (id: string, durationSeconds: number, won: number) => ({
  __typename: 'OutcomeTotal' as const,
  instrument: { __typename: 'Instrument' as const, id, symbol: `COIN${id}/USD` },
  ...{ durationSeconds, count: won + 6, won, lost: 3, drawn: 2, void: 1 },
  ...{ stakes: usd('1000.10'), paid: usd('900.05') },
});

describe('how contracts came out', () => {
  it('H1: of all markets a duration is the exact sum of its lines, the shortest first', () => {
    const sums = byDuration([total('1', 60, 4), total('1', 30, 1), total('2', 60, 5)]);
    expect(sums.map((sum) => [sum.durationSeconds, sum.count, sum.won, sum.void])).toEqual([
      [30, 7, 1, 1],
      [60, 21, 9, 2],
    ]);
    expect([sums[1]?.stakes.amount, sums[1]?.paid.amount]).toEqual(['2000.20', '1800.10']);
  });

  it('H1: each is drawn with its counts, void ones too, and the block up to which it is counted', () => {
    const outcomeTotals = {
      ...{ __typename: 'OutcomeTotals' as const, block: 1234, at: '2026-11-23T09:00:00.000Z' },
      totals: [total('1', 60, 4)],
    };
    const { text, facts } = draw(<OutcomeFigures />, [
      known(OutcomeTotalsDocument, { outcomeTotals }),
    ]);
    expect(text).toContain('block 1,234');
    expect(facts).toMatchObject({ Won: '4', Lost: '3', Draw: '2', Cancelled: '1' });
    expect(facts).toMatchObject({ Stakes: '$1,000.10', Paid: '$900.05' });
  });

  it('says so while nothing is counted', () => {
    const outcomeTotals = {
      __typename: 'OutcomeTotals' as const,
      block: null,
      at: null,
      totals: [],
    };
    const { text } = draw(<OutcomeFigures />, [known(OutcomeTotalsDocument, { outcomeTotals })]);
    expect(text).toContain(words.outcomesNone);
  });
});

const night = (day: string, mismatches: number, complete = true) => ({
  ...{ __typename: 'ProofNight' as const, day, mismatches, complete, outcomes: 1200 },
});

describe('what the platform proves of itself', () => {
  it('O9: every night is there in words, and what did not fit stands below them for all to read', () => {
    const nights = [night('2026-11-22', 2), night('2026-11-21', 0, false), night('2026-11-20', 0)];
    const { html, text } = draw(<NightStrip nights={nights} />);
    expect(
      [...html.matchAll(/<span class="hidden">(.*?)<\/span>/g)].map(([, said]) => said),
    ).toEqual([
      'Nov 20: 1,200 outcomes worked out again, all fit',
      'Nov 21: not proved to its end yet',
      'Nov 22: did not fit: 2',
    ]);
    expect(text.split('Nov 22: did not fit: 2')).toHaveLength(3);
    expect(text).not.toContain(words.nightsClean);
  });

  it('says so before the first night, and while nothing was found', () => {
    expect(draw(<NightStrip nights={[]} />).text).toBe(words.nightsNone);
    const running = draw(<NightStrip nights={[night('2026-11-23', 0, false)]} />).text;
    expect([running.includes(words.nightsNone), running.includes(words.nightsClean)]).toEqual([
      true,
      false,
    ]);
    expect(draw(<NightStrip nights={[night('2026-11-22', 0)]} />).text).toContain(
      words.nightsClean,
    );
  });

  it('names the last run of each kind, or that there was none', () => {
    const run = {
      ...{ __typename: 'PublicProofRun' as const, kind: 'NIGHTLY' as const, day: '2026-11-22' },
      ...{ provedAt: null, ended: false, entries: 0 },
    };
    const proof = { __typename: 'PublicProof' as const, heads: [], nights: [], runs: [run] };
    const { facts } = draw(<OwnProof {...proof} outcomes={7} mismatches={0} />);
    expect(facts).toMatchObject({
      [words.run.CONTINUOUS]: words.runNever,
      [words.run.NIGHTLY]: expect.stringContaining(words.runUnder) as unknown,
      [words.recomputed]: '7',
      [words.found]: '0',
    });
  });

  it('shows the newest heads whole, or that there is none', () => {
    const head = {
      ...{
        __typename: 'ProofHead' as const,
        number: 7,
        leaves: 12,
        at: '2026-11-23T09:00:00.000Z',
      },
      ...{ hash: 'aa'.repeat(32), root: 'bb'.repeat(32), key: 'cc', signature: 'dd'.repeat(64) },
    };
    const { text } = draw(<HeadList heads={[head]} late={false} />);
    for (const part of [head.hash, head.root, head.signature, words.headsSave])
      expect(text).toContain(part);
    expect(draw(<HeadList heads={[]} late={false} />).text).toContain(words.headsNone);
  });

  it('O9: a newest head that was sealed on another day than this one has its date beside the clock', () => {
    const sealed = (at: string) => {
      const head = { __typename: 'ProofHead' as const, number: 7, leaves: 12, at };
      const texts = { hash: 'aa', root: 'bb', key: 'cc', signature: 'dd' };
      const { html } = draw(<HeadList heads={[{ ...head, ...texts }]} late={false} />);
      return /<span class="small muted num">(.*?)<\/span>/.exec(html)?.[1];
    };
    const now = Date.parse('2026-11-24T12:00:00.000Z');
    noteServerClock({ serverTime: new Date(now).toISOString() }, Date.now(), Date.now());
    expect(sealed('2026-11-24T09:00:00.000Z')).toBe('09:00:00');
    expect(sealed('2026-11-23T09:00:00.000Z')).toBe('Nov 23, 09:00:00');
  });

  it('O9: a seal that is late stands beside the heads, and one in time says nothing', () => {
    expect(draw(<HeadList heads={[]} late />).text).toContain(words.headsLate);
    expect(draw(<HeadList heads={[]} late={false} />).text).not.toContain(words.headsLate);
  });

  it('says how long decisions took, or that there was none', () => {
    const times = [
      { kind: 'RECHARGE', decided: 3, medianSeconds: 300, p95Seconds: 7200 },
      { kind: 'APPEAL', decided: 0, medianSeconds: null, p95Seconds: null },
    ].map((one) => ({ __typename: 'ReviewTimes' as const, ...one })) as Parameters<
      typeof ReviewTimes
    >[0]['times'];
    const { facts } = draw(<ReviewTimes times={times} />);
    expect(facts[words.kind.RECHARGE]).toBe('Half within 5 minutes 95 of 100 within 2 hours');
    expect(facts[words.kind.APPEAL]).toBe(words.timesNone);
  });
});

describe('quotes of one second', () => {
  it.each([
    ['2026-11-23T09:00:01', '2026-11-23T09:00:01.000Z'],
    ['2026-11-23T09:00', '2026-11-23T09:00:00.000Z'],
    ['2026-11-23T09:00:01.999', '2026-11-23T09:00:01.000Z'],
    ['', null],
    ['2026-02-30T25:00:00', null],
    ['+275760-09-13T00:00:00', null],
    ["2026-11-23T09:00:01'--", null],
  ])('%j is the second %j', (written, second) => {
    expect(secondOf(written)).toBe(second);
  });

  it('are those of a minute ago unless said otherwise', () => {
    const now = Date.parse('2026-11-23T09:01:02.345Z');
    expect(secondAgo(now, 60_000)).toBe('2026-11-23T09:00:02');
  });

  const quote = (id: string, at: string, link: string | null) => ({
    ...{ __typename: 'LinkedQuote' as const, id, seq: id, at, price: '91250.41' },
    ...{ feed: link && 'simulated', link },
  });
  const instruments = [
    { __typename: 'Instrument' as const, id: '1', symbol: 'EUR/USD' },
    { __typename: 'Instrument' as const, id: '16', symbol: 'BTC/USDT' },
  ];

  async function asked(quoteSecond: object, at = '2026-11-23T09:00:01') {
    const { sent, wrapper } = answering({
      QuotedMarkets: [{ instruments }],
      QuoteSecond: [{ quoteSecond: { __typename: 'QuoteSecond', more: false, ...quoteSecond } }],
    });
    render(<QuoteLookup />, { wrapper });
    fireEvent.change(await screen.findByLabelText(words.market), { target: { value: '16' } });
    fireEvent.change(screen.getByLabelText(words.second), { target: { value: at } });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: words.lookUp }));
      await Promise.resolve();
    });
    return sent;
  }

  it('H1: are asked for in UTC, and shown with their links and those next to them', async () => {
    const link = 'ab'.repeat(32);
    const sent = await asked({
      from: '2026-11-23T09:00:01.000Z',
      quotes: [quote('5', '2026-11-23T09:00:01.250Z', link)],
      before: quote('4', '2026-11-23T09:00:00.250Z', null),
      after: null,
    });
    expect(await screen.findByText(link)).toBeTruthy();
    expect(sent.at(-1)).toEqual({
      name: 'QuoteSecond',
      variables: { instrumentId: '16', at: '2026-11-23T09:00:01.000Z' },
    });
    expect(screen.getByText(words.linkNone)).toBeTruthy();
    expect(screen.getByText(words.none)).toBeTruthy();
    expect(screen.getAllByText('91,250.41')).toHaveLength(2);
  });

  it('say so where there are none', async () => {
    await asked({ from: '2026-11-23T09:00:01.000Z', quotes: [], before: null, after: null });
    expect(await screen.findByText(words.withinNone)).toBeTruthy();
    expect(screen.getAllByText(words.none)).toHaveLength(2);
  });

  it('are not asked for without a day', async () => {
    const sent = await asked({}, '');
    expect(screen.getByText(words.secondBad)).toBeTruthy();
    expect(sent.map(({ name }) => name)).toEqual(['QuotedMarkets']);
  });
});
