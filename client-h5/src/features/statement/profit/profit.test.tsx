import { languages } from '../../../../../schema/languages';
import { platform, usd } from '../../../testing/answers';
import { draw, known } from '../../../testing/draw';
import { ProfitContractsDocument, ProfitDaysDocument } from '../statement.generated';
import { ProfitContractList } from './ProfitContractList';
import { ProfitDayList } from './ProfitDayList';

const pageInfo = { endCursor: null, hasNextPage: false };
const first = { first: 20 } as const;

const contracts = (nets: readonly string[]) =>
  known(
    ProfitContractsDocument,
    {
      orders: {
        edges: nets.map((net, index) => ({
          cursor: String(index),
          node: {
            __typename: 'Order' as const,
            ...{ id: String(index), direction: 'UP' as const, outcome: 'LOSS' as const },
            ...{ openedAt: '2026-11-20T12:00:00.000Z', net: usd(net) },
            instrument: { __typename: 'Instrument' as const, id: '1', symbol: 'BTC/USDT' },
          },
        })),
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
            net: usd(net),
          },
        })),
        pageInfo,
      },
    },
    first,
  );

describe('H1: profit after fees', () => {
  it('of each contract, with the way to it', () => {
    const { text, html } = draw(<ProfitContractList />, [
      platform(),
      contracts(['-20.20', '7.98']),
    ]);
    expect(text).toMatch(/BTC\/USDT Up 12:00 · Lost −\$20\.20.*\+\$7\.98/);
    expect(html).toContain('href="/pages/user/order?id=0"');
  });

  it('of each day, gain and loss alike, with how many contracts it is of', () => {
    const { text } = draw(<ProfitDayList />, [platform(), days(['-20.20', '7.98'])]);
    expect(text).toMatch(/Nov 9 1 contract −\$20\.20 Nov 8 2 contracts \+\$7\.98/);
  });

  it.each(languages)('and says so where there is none, in %s', (language) => {
    for (const [list, answer] of [
      [<ProfitContractList key="c" />, contracts([])],
      [<ProfitDayList key="d" />, days([])],
    ] as const)
      expect(draw(list, [platform(), answer], language).text).not.toMatch(/profit\.|\{/);
    const { text } = draw(<ProfitDayList />, [platform(), days(['1.00', '2.00'])], language);
    expect(text).not.toMatch(/profit\.|\{/);
    expect(text).toMatch(/1\D.*2\D/);
  });
});
