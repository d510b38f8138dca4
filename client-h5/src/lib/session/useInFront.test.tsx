import { act, render } from '@testing-library/react';
import { answering } from '../../testing/answering';
import { signIn, signOut } from './session';
import { useInFront } from './useInFront';

function App() {
  useInFront();
  return null;
}

let visible: DocumentVisibilityState = 'visible';
beforeAll(() => {
  Object.defineProperty(document, 'visibilityState', { get: () => visible, configurable: true });
});
beforeEach(() => {
  visible = 'visible';
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  signOut({ farewell: false });
});

const show = (state: DocumentVisibilityState) => {
  visible = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

it('says once a minute that somebody is there, and only while the app is in front', async () => {
  signIn('token-of-mia');
  const { sent, wrapper } = answering({});
  render(<App />, { wrapper });
  await pass(59);
  expect(sent).toHaveLength(0);
  await pass(122);
  expect(sent.map(({ name }) => name)).toEqual(['InFront', 'InFront', 'InFront']);
  show('hidden');
  await pass(600);
  expect(sent).toHaveLength(3);
  show('visible');
  expect(sent).toHaveLength(4);
});

it('says nothing of a visitor', async () => {
  const { sent, wrapper } = answering({});
  render(<App />, { wrapper });
  await pass(600);
  show('visible');
  expect(sent).toEqual([]);
});
