import { aStaffSession, graphql, legacy, openServer } from '../../testing/http';
import { aStaffMember, openWorld } from '../../testing/world';

/** What every way in says of practice, with these instruments on the simulated feed. */
async function told(mode: 'practice' | 'live', simulated: string) {
  const world = await openWorld({ MODE: mode });
  const server = await openServer(world);
  try {
    const feed = `UPDATE instrument SET feed = CASE WHEN ${simulated} THEN 'simulated' ELSE 'binance' END,
      provider_symbol = CASE WHEN ${simulated} THEN NULL ELSE 'X' END`;
    await world.sql.owner.query(feed);
    const { staff } = await aStaffMember(world, 'SUPPORT');
    const console = await aStaffSession(world, staff.staffId);
    const query = '{ platform { practice practiceWorld } instruments { symbol feed } }';
    const user = await graphql(server, { query });
    const desk = await graphql(server, { query: '{ me { practice } }', console });
    const info = await legacy(server, { path: 'index/info' });
    const list = await legacy(server, { path: 'index/ajaxdata' });
    const data = user.data as unknown as {
      platform: { practice: boolean; practiceWorld: boolean };
      instruments: { symbol: string; feed: string }[];
    };
    const demo = list.data as unknown as { symbol: string; demo: number }[];
    const marked = data.instruments
      .filter((one) => one.feed === 'SIMULATED')
      .map(({ symbol }) => symbol);
    return {
      ...data.platform,
      console: (desk.data?.me as { practice: boolean } | undefined)?.practice,
      demo: info.data.demo,
      marked,
      sameInOldApi: demo.filter((one) => one.demo === 1).map(({ symbol }) => symbol),
    };
  } finally {
    await server.close();
    await world.close();
  }
}

describe('the Practice badge follows the feed', () => {
  it('in practice mode it always shows', async () => {
    expect(await told('practice', 'false')).toEqual({
      practice: true,
      practiceWorld: true,
      console: true,
      demo: 1,
      marked: [],
      sameInOldApi: [],
    });
  });

  it('in live mode it shows while one instrument is on the simulated feed, and marks that one', async () => {
    expect(await told('live', `symbol = 'BTC/USDT'`)).toEqual({
      practice: true,
      practiceWorld: false,
      console: true,
      demo: 1,
      marked: ['BTC/USDT'],
      sameInOldApi: ['BTC/USDT'],
    });
  });

  it('in live mode with real feeds alone it is gone', async () => {
    expect(await told('live', 'false')).toEqual({
      practice: false,
      practiceWorld: false,
      console: false,
      demo: 0,
      marked: [],
      sameInOldApi: [],
    });
  });
});
