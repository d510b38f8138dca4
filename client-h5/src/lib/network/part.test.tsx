import { lose } from './connection';
import { part } from './part';

let there = true;
const realFetch = globalThis.fetch;

beforeEach(() => {
  there = true;
  jest.useFakeTimers();
  globalThis.fetch = () =>
    there
      ? Promise.resolve(new Response('', { headers: { 'x-request-id': 'n1' } }))
      : Promise.reject(new TypeError('Failed to fetch'));
});
afterEach(async () => {
  there = true;
  await wait(30_000);
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const ADDRESS = 'https://tarn.example/h5/assets/openSocket-a1B_2-.js';
const said = new TypeError(`Failed to fetch dynamically imported module: ${ADDRESS}`);

/** A file that comes only under another address than its own, as in a browser that remembers. */
function remembered(loses: (address: string) => boolean) {
  const asked: string[] = [];
  let come: string | null = null;
  void part(
    () => {
      asked.push('its own');
      return Promise.reject<string>(said);
    },
    (address) => {
      asked.push(address);
      return loses(address) ? Promise.reject(said) : Promise.resolve(address);
    },
  ).then((file) => (come = file));
  return { asked, come: () => come };
}

describe('QUALITY 2: a part of the app that did not come', () => {
  test('is asked for under another address, which no browser remembers to have failed', async () => {
    const { asked, come } = remembered((address) => address.endsWith('?1'));
    await wait(5_000);
    expect(asked).toEqual(['its own', `${ADDRESS}?1`, `${ADDRESS}?2`]);
    expect(come()).toBe(`${ADDRESS}?2`);
  });

  test('is not asked for while the server is lost, and comes once it is heard', async () => {
    there = false;
    lose();
    const { asked, come } = remembered(() => !there);
    await wait(60_000);
    expect(asked).toEqual(['its own']);
    there = true;
    await wait(15_000);
    expect(come()).toBe(`${ADDRESS}?1`);
  });

  test('is asked for after pauses that grow to a minute', async () => {
    const { asked } = remembered(() => true);
    await wait(600_000);
    expect(asked.length).toBeGreaterThan(10);
    const then = asked.length;
    await wait(600_000);
    expect(asked.length - then).toBe(10);
  });

  test('brings its style sheet along when that was what did not come', async () => {
    let tries = 0;
    const file = part(() => {
      tries += 1;
      return tries === 1
        ? Promise.reject(new Error('Unable to preload CSS for /h5/assets/parts-BmeMWv.css'))
        : Promise.resolve('drawn');
    });
    await wait(5_000);
    await expect(file).resolves.toBe('drawn');
    const sheet = document.querySelector('link[rel=stylesheet]');
    expect(sheet?.getAttribute('href')).toBe('/h5/assets/parts-BmeMWv.css?1');
  });

  test('that names no address is asked for as before', async () => {
    let tries = 0;
    const file = part(() => {
      tries += 1;
      return tries < 3
        ? Promise.reject(new TypeError('Importing a module script failed.'))
        : Promise.resolve(tries);
    });
    await wait(10_000);
    await expect(file).resolves.toBe(3);
  });
});
