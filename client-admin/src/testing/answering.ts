/** What the server answers to one operation: the data, also later, nothing at all for ever, or no connection. */
type Answer = object | Promise<object> | 'lost' | 'unreachable';

export interface Sent {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const nameOf = (query: string): string => /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';

/** What every list asks besides, and no test waits for, unless it says what comes of it. */
const BESIDES: Readonly<Record<string, readonly Answer[]>> = {
  Dashboard: ['lost'],
  Licences: [{ licences: [] }],
};

/**
 * Stands in for the staff server: answers operations by name, in order (the last answer again and
 * again), and keeps what was sent. An operation without an answer fails the test.
 */
export function answering(answers: Readonly<Record<string, readonly Answer[]>>) {
  const sent: Sent[] = [];
  const given = new Map<string, number>();
  const answer = (name: string): Answer => {
    const at = given.get(name) ?? 0;
    given.set(name, at + 1);
    const known = answers[name] ?? BESIDES[name] ?? [];
    const found = known[Math.min(at, known.length - 1)];
    if (found === undefined) throw new Error(`no answer for ${name}`);
    return found;
  };
  const fetchStub = (_: unknown, { body }: { readonly body: string }): Promise<Response> => {
    const { query, variables } = JSON.parse(body) as {
      query: string;
      variables: Sent['variables'];
    };
    const name = nameOf(query);
    sent.push({ name, variables });
    const found = answer(name);
    if (found === 'lost') return new Promise(() => undefined);
    if (found === 'unreachable') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(found).then((said: object) => {
      const reply = 'errors' in said ? said : { data: said };
      return new Response(JSON.stringify(reply), { headers: { date: new Date().toUTCString() } });
    });
  };
  globalThis.fetch = fetchStub as unknown as typeof fetch;
  return { sent, names: () => sent.map(({ name }) => name) };
}

/** Nobody is signed in any more. */
export const ended = { errors: [{ message: 'Sign in', extensions: { code: 'UNAUTHENTICATED' } }] };
