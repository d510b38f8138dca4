import { languages } from '../../../../schema/languages';
import { aStaffSession, graphql } from '../../../testing/http';
import { withContracts } from '../../../testing/people/contracts';
import { provenAfterEach, withServer, withWorld } from '../../../testing/suite';
import { aStaffMember, aUserWith, quote } from '../../../testing/world';
import { newestVersion } from './market-versions';
import { prohibitInstrument } from './prohibit-instrument';

const world = withWorld();
const server = withServer(world);
const { instrument, open } = withContracts(world);
provenAfterEach(world);

const FEED = `mutation C($input: FeedChangeInput!) { said: feedChange(input: $input) { userErrors { code message } } }`;
const act = (name: 'instrumentProhibit' | 'instrumentRelease') =>
  `mutation A($input: InstrumentProhibitInput!) { said: ${name}(input: $input) { userErrors { code message } } }`;

const minute = (at: Date) => at.toISOString().slice(11, 16);

interface Said {
  readonly said: { readonly userErrors: readonly { code: string; message: string }[] };
}

it('H8: a feed in use says which contracts keep it, until when and what to do; what is so already says how it is', async () => {
  const ada = await aStaffMember(world, 'ADMIN');
  const console = await aStaffSession(world, ada.staff.staffId);
  const ask = async (query: string, input: object, language = 'en') => {
    const headers = { language };
    const { data } = await graphql(server, { query, variables: { input }, console, headers });
    return (data as unknown as Said).said.userErrors.map(({ code, message }) => [code, message]);
  };
  await quote(world, '91000.00');
  const { settlesAt } = await open(await aUserWith(world, '100.00'), 1_000);
  const id = instrument.btc;
  const version = await newestVersion(world.visitor, { of: 'instrument', id });
  const changed = { instrumentId: id, version, reason: 'x', feed: 'BINANCE' };
  const figures = { providerSymbol: 'BTCUSDT', pollMs: 0, staleAfterMs: 5_000, sanityBp: 500 };
  const [[inUse, until] = []] = await ask(FEED, { ...changed, ...figures });
  expect(inUse).toBe('FEED_IN_USE');
  expect(until?.split(/(?<=UTC)/)).toEqual([
    expect.stringMatching(
      new RegExp(`^Contracts on this instrument run until .+ ${minute(settlesAt)} UTC$`),
    ),
    '. Prohibit trading in it first, so that no new one opens; once the last has ended, its feed can be changed',
  ]);
  const wish = { instrumentId: id, reason: 'A test' };
  expect(await ask(act('instrumentRelease'), wish)).toEqual([
    ['ALREADY_RELEASED', 'Trading in this instrument is open already'],
  ]);
  await prohibitInstrument(ada.ctx, { ...wish, prohibit: true });
  const said = new Map<string, string>();
  for (const language of languages) {
    const [[code, words] = []] = await ask(act('instrumentProhibit'), wish, language);
    expect(code).toBe('ALREADY_PROHIBITED');
    said.set(language, words ?? '');
  }
  expect(said.get('en')).toBe('Trading in this instrument is prohibited already');
  expect(said.get('zh')).toBe('该品种已处于禁止交易状态');
  await prohibitInstrument(ada.ctx, { ...wish, prohibit: false });
});
