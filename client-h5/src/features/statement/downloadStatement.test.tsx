import { renderHook } from '@testing-library/react';
import { session, signIn } from '../../lib/session/session';
import { hostToasts } from '../../lib/toast';
import { useWords } from '../../lib/useWords';
import { answering } from '../../testing/answering';
import { wordsOf } from '../../testing/words';
import { downloadStatement } from './downloadStatement';

const network = globalThis.fetch;
const asked: string[] = [];
const said: string[] = [];
let saved: string[] = [];

const all = { purse: 'ANY', kind: 'ANY', from: '', to: '' } as const;

function answerWith(answer: () => Promise<Partial<Response>>): void {
  globalThis.fetch = ((path: string) => {
    asked.push(path);
    return answer();
  }) as typeof fetch;
}

const file = (blob: () => Promise<Blob>) =>
  answerWith(() =>
    Promise.resolve({
      headers: new Headers({ 'content-disposition': 'attachment; filename=statement.csv' }),
      blob,
    }),
  );

const refused = (code: string, message: string) =>
  answerWith(() =>
    Promise.resolve({
      headers: new Headers({ 'content-type': 'application/json' }),
      text: () => Promise.resolve(JSON.stringify({ errors: [{ code, message, figures: [] }] })),
    }),
  );

async function download(choice: Parameters<typeof downloadStatement>[0] = all): Promise<void> {
  const { result } = renderHook(() => useWords('statement').t, answering({}));
  await downloadStatement(choice, result.current);
}

beforeEach(() => {
  asked.length = said.length = 0;
  saved = [];
  hostToasts({ show: ({ text }) => said.push(text), close: () => undefined });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => {
  globalThis.fetch = network;
  jest.restoreAllMocks();
});

const { statement, shared } = wordsOf('en');

it('asks for exactly what is listed, and saves it', async () => {
  file(() => Promise.resolve(new Blob(['a,b'])));
  await download({ purse: 'FROZEN', kind: 'ORDER_OPEN', from: '2026-03-01', to: '2026-03-02' });
  const days = 'fromOn=2026-03-01&toOn=2026-03-02';
  expect(asked).toEqual([`/files/statement.csv?${days}&purse=FROZEN&kind=ORDER_OPEN`]);
  expect(saved).toEqual(['statement.csv']);
  expect(said).toEqual([statement.statement.csvDone]);
});

it('H8: a refusal is said in the server’s words and saves nothing', async () => {
  refused('PARAM_INVALID', 'The day is none.');
  await download();
  expect([saved, said]).toEqual([[], ['The day is none.']]);
});

it('a session that has ended ends here too', async () => {
  signIn('secret');
  refused('LOGIN_REQUIRED', 'Log in first.');
  await download();
  expect(session().token).toBeNull();
  expect(said).toEqual(['Log in first.']);
});

it('a fault of the server says so, with the number that finds it', async () => {
  const headers = new Headers({ 'content-type': 'text/html', 'x-request-id': 'ab12cd34-ef56' });
  const page = { status: 502, headers, text: () => Promise.resolve('<p>Bad gateway</p>') };
  answerWith(() => Promise.resolve(page));
  await download();
  const words = shared.client.NETWORK_ANOMALY.replace('{{number}}', 'ab12cd34');
  expect([saved, said]).toEqual([[], [words]]);
});

it('and so does one that takes too long', async () => {
  answerWith(() => Promise.reject(new DOMException('too slow', 'TimeoutError')));
  await download();
  expect([saved, said]).toEqual([[], [shared.client.TOO_SLOW]]);
});

it.each([
  ['never comes', () => answerWith(() => Promise.reject(new Error('network')))],
  ['breaks off', () => file(() => Promise.reject(new Error('network')))],
])('a file that %s is said to be lost, and nothing is saved', async (_how, comes) => {
  comes();
  await download();
  expect([saved, said]).toEqual([[], [shared.client.NETWORK_ERROR]]);
});
