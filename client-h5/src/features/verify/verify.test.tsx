import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import type { Blocks } from '../../../../schema/proof/document-types';
import { takeWanted } from '../../lib/session/wanted';
import { setLanguage, signIn, signOut } from '../../lib/session/session';
import { platform } from '../../testing/answers';
import { draw } from '../../testing/draw';
import { wordsOf } from '../../testing/words';
import { checkFile } from './checkFile';
import { VerifyScreen } from './VerifyScreen';

/** A certificate as the server once made it, and all that was published then. */
const read = (name: string) =>
  readFileSync(join(__dirname, '../../../../schema/proof/samples', name), 'utf8');
const certificate = read('certificate.txt');
const blocksOf = (name: string) => JSON.parse(read(name)) as Blocks;
const published = blocksOf('certificate-blocks.txt');

const { verify, errors } = { ...wordsOf('en').verify, errors: wordsOf('en').errors };
const steps = Object.values(verify.step);
const network = globalThis.fetch;
const { crypto } = globalThis;

const setCrypto = (value: unknown) =>
  Object.defineProperty(globalThis, 'crypto', { value, configurable: true });

/** The blocks of which a server answers: what `/proof/blocks` says of some numbers. */
function publish({ keys, blocks }: Blocks): void {
  globalThis.fetch = ((path: string) => {
    const numbers = new URL(path, 'https://x.test').searchParams.get('numbers')?.split(',') ?? [];
    const asked = blocks.filter(({ text }) => numbers.includes(text.split('\n')[1] ?? ''));
    const answer = { format: 'blocks/1', keys, blocks: asked };
    return Promise.resolve({
      ok: true,
      headers: new Headers(),
      text: () => Promise.resolve(JSON.stringify(answer)),
    });
  }) as unknown as typeof fetch;
}

beforeEach(() => {
  setLanguage('en');
  void i18next.changeLanguage('en');
  setCrypto(webcrypto);
  publish(published);
});
afterEach(() => {
  signOut({ farewell: false });
  globalThis.fetch = network;
  setCrypto(crypto);
});

it('says that a result in practice money is one', () => {
  const { text } = draw(<VerifyScreen />, [platform()]);
  expect(text).toContain('Practice');
});

const newClient = (link: ApolloLink) =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link,
    defaultOptions: { mutate: { errorPolicy: 'all' } },
  });

/** The page at this address, and what the server says of the contract, one answer after the other. */
function open(query: string, ...answers: readonly string[]): void {
  const left = [...answers];
  const link = new ApolloLink(({ operationName }) => {
    const answer = operationName === 'OrderCertificate' ? (left.shift() ?? '') : '';
    const refused = { data: null, errors: [{ message: 'no', extensions: { code: answer } }] };
    return of(answer.startsWith('{') ? { data: { orderCertificate: answer } } : refused);
  });
  render(
    <ApolloProvider client={newClient(link)}>
      <MemoryRouter initialEntries={[`/pages/verify/verify${query}`]}>
        <VerifyScreen />
      </MemoryRouter>
    </ApolloProvider>,
  );
}

function choose(text: string, size = text.length): void {
  const file = new File([text], 'certificate.json');
  Object.defineProperties(file, {
    size: { value: size },
    text: { value: () => Promise.resolve(text) },
  });
  fireEvent.change(screen.getByLabelText(/^Choose a file/), { target: { files: [file] } });
}

/** The lines of what is checked, once it was. */
async function lines(): Promise<readonly string[]> {
  const list = await screen.findByRole('list', { name: verify.steps });
  return [...list.children].map(({ textContent }) => textContent);
}

const allHold = steps.map((step) => `${step}${verify.state.passed}`);

it('P13: a visitor’s file that holds has every tick, and says who it concerns by number alone', async () => {
  open('');
  choose(certificate);
  expect(await lines()).toEqual(allHold);
  expect(screen.getByRole('status').textContent).toBe(verify.holds);
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(
    expect.arrayContaining(['BTC/USDT', '1001', '40.00\u00a0USD', '74.00\u00a0USD', '2, 3']),
  );
});

it('P13: of a contract that was settled hours late all of its three blocks are asked for, and it holds', async () => {
  publish(blocksOf('late-certificate-blocks.txt'));
  open('');
  choose(read('late-certificate.txt'));
  expect(await lines()).toEqual(allHold);
  expect(screen.getByRole('status').textContent).toBe(verify.holds);
  expect(screen.getByRole('button', { name: verify.save })).toBeTruthy();
});

it.each([
  ['a digit of what was paid', '\\n7400\\n', '\\n7401\\n', verify.fault.SIGNATURE_WRONG, 1],
  ['a blank more', '{"format"', '{ "format"', verify.fault.NOT_AS_WRITTEN, 0],
  ['no JSON', '{"format"', 'format', verify.fault.NOT_JSON, 0],
])('P13: %s is refused in words, and nothing after it has a tick', async (_, was, is, fault, n) => {
  open('');
  choose(certificate.replace(was, is));
  const left = steps.slice(n + 1).map((step) => `${step}${verify.state.left}`);
  expect(await lines()).toEqual([...allHold.slice(0, n), `${steps[n] ?? ''}${fault}`, ...left]);
  expect(screen.getByRole('alert').textContent).toBe(verify.fails);
  expect(screen.queryByRole('button', { name: verify.save })).toBeNull();
});

it('P13: no byte of a file can have another bit in a browser, wherever it stands', async () => {
  const held: number[] = [];
  for (let at = 0; at < certificate.length; at += 1) {
    const other = String.fromCharCode(certificate.charCodeAt(at) ^ (1 << (at % 7)));
    const changed = certificate.slice(0, at) + other + certificate.slice(at + 1);
    if (!(await checkFile(changed)).checked.fault) held.push(at);
  }
  expect(held).toEqual([]);
});

it('P13: a file whose blocks are not the published ones is refused', async () => {
  publish({ ...published, blocks: published.blocks.slice(0, 2) });
  open('');
  choose(certificate);
  expect((await lines()).at(-1)).toBe(`${verify.step.HEADS}${verify.fault.HEAD_MISSING}`);
});

it('one above 5 MB is refused unread', async () => {
  open('');
  choose(certificate, 5 * 1024 * 1024 + 1);
  expect((await screen.findByRole('alert')).textContent).toBe(verify.fault.TOO_LARGE);
  expect(screen.queryByRole('list')).toBeNull();
});

it('a browser without the signatures says so', async () => {
  setCrypto({});
  open('');
  choose(certificate);
  expect(await screen.findByText(verify.cannot)).toBeTruthy();
});

it('A2: of an own contract whoever is not logged in reads that they have to be, and is led back to it', () => {
  open('?order=12');
  expect(screen.getByRole('status').textContent).toBe(verify.logInFirst);
  fireEvent.click(screen.getByRole('link', { name: wordsOf('en').shared.common.logIn }));
  expect(takeWanted()).toBe('/pages/verify/verify?order=12');
});

describe('an own contract', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    signIn('t');
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('whose certificate is not ready is asked for until it is', async () => {
    open('?order=9', 'CERTIFICATE_PENDING', certificate);
    expect(await screen.findByText(errors.CERTIFICATE_PENDING)).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(await lines()).toEqual(allHold);
  });

  it('from before sealing says so', async () => {
    open('?order=9', 'CERTIFICATE_BEFORE_SEAL');
    expect(await screen.findByText(errors.CERTIFICATE_BEFORE_SEAL)).toBeTruthy();
  });
});
