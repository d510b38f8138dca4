import { ApolloLink, gql, Observable, type TypedDocumentNode } from '@apollo/client';
import { lockOut, setLanguage, signIn } from '../lib/session/session';
import { client, followSession } from './apollo';

interface What {
  readonly what: string;
}

const WHAT: TypedDocumentNode<What, Record<string, never>> = gql`
  query What {
    what
  }
`;
type Answer = (what: string) => void;

/** Answers when the test says so. */
const waiting: Answer[] = [];
const slow = new ApolloLink(
  () =>
    new Observable((observer) => {
      waiting.push((what) => {
        observer.next({ data: { what } });
        observer.complete();
      });
    }),
);

const ask = () => {
  const asked = client.query({ query: WHAT, fetchPolicy: 'network-only' });
  return asked.then(
    ({ data }) => data.what,
    () => 'cancelled',
  );
};
const answerAll = (what: string) => {
  for (const answer of waiting.splice(0)) answer(what);
};
const kept = () => client.readQuery({ query: WHAT })?.what ?? null;
/** What a listener of the session does runs to its end. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeAll(() => {
  client.setLink(slow);
  signIn('a'.repeat(43));
  followSession();
});

/** Somebody is signed in, and this is what they saw. */
beforeEach(async () => {
  const first = ask();
  answerAll('seen before');
  await first;
  expect(kept()).toBe('seen before');
});

describe('A3: what the app keeps when the session changes', () => {
  it('a lock empties it, and a question that is on its way under the same token is answered', async () => {
    const asked = ask();
    lockOut('Checks');
    await settled();
    expect(kept()).toBeNull();
    answerAll('why it is locked');
    expect(await asked).toBe('why it is locked');
  });

  it('another user empties it, and takes what is on its way with it', async () => {
    const asked = ask();
    signIn('b'.repeat(43));
    await settled();
    answerAll('of somebody else');
    expect(await asked).toBe('cancelled');
    expect(kept()).toBeNull();
  });

  it('another language leaves it', async () => {
    setLanguage('de');
    await settled();
    expect(kept()).toBe('seen before');
  });
});
