import { languages } from '../../../../../schema/languages';
import { platform, usd } from '../../../testing/answers';
import { draw, known } from '../../../testing/draw';
import { ProfitDaysDocument, ProfitItemsDocument } from '../statement.generated';
import { ProfitDayList } from './ProfitDayList';
import { ProfitItemList } from './ProfitItemList';

const pageInfo = { endCursor: null, hasNextPage: false };
const first = { first: 20 } as const;

const at = '2026-11-20T12:00:00.000Z';

const items = (nets: readonly string[], renewedAs: string | null = null) =>
  known(
    ProfitItemsDocument,
    {
      profitItems: {
        edges: [
          ...nets.map((net, index) => ({
            cursor: String(index),
            node: {
              ...{ __typename: 'ProfitItem' as const, id: `order-${String(index)}`, at },
              ...{ net: usd(net), holding: null },
              order: {
                ...{ __typename: 'Order' as const, id: String(index) },
                ...{ direction: 'UP' as const, outcome: 'LOSS' as const },
                instrument: { __typename: 'Instrument' as const, id: '1', symbol: 'BTC/USDT' },
              },
            },
          })),
          ...nets.slice(0, 1).map(() => ({
            cursor: 'h',
            node: {
              ...{ __typename: 'ProfitItem' as const, id: 'holding-4', at, net: usd('1.31') },
              order: null,
              holding: {
                ...{ __typename: 'Holding' as const, id: '4', renewedAs },
                state: renewedAs === null ? ('EARNING' as const) : ('SETTLED' as const),
                terms: { __typename: 'HoldingTerms' as const, id: '2', title: 'Harbour 30' },
              },
            },
          })),
        ],
        pageInfo,
      },
    },
    first,
  );

const days = (nets: readonly string[]) =>
  known(
    ProfitDaysDocument,
    {
      profitDays: {
        edges: nets.map((net, index) => ({
          cursor: String(index),
          node: {
            __typename: 'ProfitDay' as const,
            id: String(index),
            on: `2026-11-0${String(9 - index)}`,
            count: index + 1,
            holdings: index,
            interest: usd('0.20'),
            net: usd(net),
          },
        })),
        pageInfo,
      },
    },
    first,
  );

describe('H1: profit after fees', () => {
  it('of each contract and each holding, with the way to it', () => {
    const { text, html } = draw(<ProfitItemList />, [platform(), items(['-20.20', '7.98'])]);
    expect(text).toMatch(/BTC\/USDT Up 12:00 · Lost −\$20\.20.*\+\$7\.98/);
    expect(html).toContain('href="/pages/user/order?id=0"');
    expect(text).toMatch(/Harbour 30 12:00 · Earning \+\$1\.31/);
    expect(html).toContain('href="/pages/project/myproject?id=4"');
  });

  it('of a holding that was renewed, which has not ended', () => {
    const { text } = draw(<ProfitItemList />, [platform(), items(['-20.20'], '5')]);
    expect(text).toMatch(/Harbour 30 12:00 · Renewed \+\$1\.31/);
  });

  it('of each day, gain and loss alike, with how many contracts and what interest it is of', () => {
    const { text } = draw(<ProfitDayList />, [platform(), days(['-20.20', '7.98'])]);
    expect(text).toMatch(
      /Nov 9 1 contract −\$20\.20 Nov 8 2 contracts · Interest \+\$0\.20 \+\$7\.98/,
    );
  });

  it.each(languages)('and says so where there is none, in %s', (language) => {
    for (const [list, answer] of [
      [<ProfitItemList key="c" />, items([])],
      [<ProfitDayList key="d" />, days([])],
    ] as const)
      expect(draw(list, [platform(), answer], language).text).not.toMatch(/profit\.|\{/);
    const { text } = draw(<ProfitDayList />, [platform(), days(['1.00', '2.00'])], language);
    expect(text).not.toMatch(/profit\.|\{/);
    expect(text).toMatch(/1\D.*2\D/);
  });
});
