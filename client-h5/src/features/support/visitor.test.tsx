import { signIn, signOut } from '../../lib/session/session';
import * as visitor from './visitor';

/** As the app begins: it remembers nothing yet. */
const load = () => {
  let found: typeof visitor | undefined;
  jest.isolateModules(() => {
    found = jest.requireActual('./visitor');
  });
  if (!found) throw new Error('nothing was loaded');
  return found;
};

const refuse = () => {
  throw new DOMException('Storage is refused', 'SecurityError');
};

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  signOut({ farewell: false });
});

it('a visitor has one secret, kept on the device, also for when they have signed in', () => {
  const here = load();
  expect(here.keptSecret()).toBeNull();
  const secret = here.visitorSecret();
  expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect([here.visitorSecret(), load().visitorSecret()]).toEqual([secret, secret]);
});

it.each([
  ['reads nothing', ['getItem', 'setItem'] as const],
  ['takes nothing more', ['setItem'] as const],
])('where a device %s there is one secret until the app is closed', (_, refused) => {
  const here = load();
  for (const act of refused) jest.spyOn(Storage.prototype, act).mockImplementation(refuse);
  const secret = here.visitorSecret();
  expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect([here.visitorSecret(), here.keptSecret()]).toEqual([secret, secret]);
});

it('who is signed in asks without one, and makes none', () => {
  signIn('mia');
  expect([visitor.visitorSecret(), visitor.keptSecret()]).toEqual([null, null]);
});
