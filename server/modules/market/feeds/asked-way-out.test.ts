import { createOutgoing, type Outgoing } from '../../../platform/outgoing/outgoing';
import { openProvider, type Provider } from '../../../testing/provider/provider';
import { testCertificate } from '../../../testing/provider/tls';
import { holds } from '../../../testing/holds';
import { TwelveDataFeed } from './twelvedata';

let provider: Provider;
let misnamed: Provider;
beforeAll(async () => {
  [provider, misnamed] = await Promise.all([openProvider(), openProvider('elsewhere.example')]);
  for (const one of [provider, misnamed]) {
    one.answers.set('/quote', () => ({
      close: '1.5',
      last_quote_at: Math.floor(Date.now() / 1_000),
    }));
  }
});
afterAll(() => Promise.all([provider.close(), misnamed.close()]));

const asked = [{ id: '1', symbol: 'X/Y', providerSymbol: 'X/Y', decimals: 2, pollMs: 1_000 }];

/** What a provider that is asked this way comes to, once it has been asked: its fault, and the prices it brought. */
async function found(outgoing: Outgoing, at: string) {
  const feed = new TwelveDataFeed({ outgoing, at, key: 'the-key-of-the-test' });
  const prices: string[] = [];
  feed.start();
  await holds(() => {
    prices.push(...feed.ticks(asked).map(({ price }) => price));
    const { state } = feed.state();
    return state === 'WAITING' || (state === 'LIVE' && prices.length > 0);
  });
  const { fault } = feed.state();
  feed.stop();
  return { fault, prices };
}

describe('S8: a provider that is asked', () => {
  it('is taken from a host on the list, under a certificate that somebody vouches for', async () => {
    const { outgoing, at } = provider;
    expect(await found(outgoing, at.rest)).toEqual({ fault: null, prices: ['1.5'] });
  });

  it('is not asked, and brings no price, where host or certificate is another', async () => {
    const stranger = await testCertificate('localhost');
    const elsewhere = provider.at.rest.replace('localhost', '127.0.0.1');
    const listed = { hosts: ['localhost'] };
    for (const [outgoing, at, fault] of [
      [
        createOutgoing({ hosts: ['api.twelvedata.com'], ca: provider.cert }),
        provider.at.rest,
        'list',
      ],
      [provider.outgoing, elsewhere, 'not on the list'],
      [provider.outgoing, provider.at.rest.replace('https:', 'http:'), 'no way out'],
      [createOutgoing(listed), provider.at.rest, 'self-signed certificate'],
      [
        createOutgoing({ ...listed, ca: stranger.cert }),
        provider.at.rest,
        'self-signed certificate',
      ],
      [createOutgoing({ ...listed, ca: misnamed.cert }), misnamed.at.rest, "cert's altnames"],
    ] as const) {
      const before = provider.asked.length + misnamed.asked.length;
      const came = await found(outgoing, at);
      expect(came).toEqual({ fault: expect.stringContaining(fault) as string, prices: [] });
      expect(provider.asked.length + misnamed.asked.length).toBe(before);
    }
  });
});
