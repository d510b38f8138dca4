import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { ServerError, ServerParseError } from '@apollo/client/errors';
import { firstValueFrom } from 'rxjs';
import { httpLink } from './httpLink';

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: ApolloLink.empty(),
  defaultOptions: { mutate: { errorPolicy: 'all' } },
});

const answers = (status: number, body: string) => () =>
  Promise.resolve(new Response(body, { status }));

function ask(fetch: Parameters<typeof httpLink>[0]['fetch']) {
  const query = gql('query Who($id: ID!) { who(id: $id) { name } }');
  const operation = { query, variables: { id: '1' }, context: { headers: { token: 'mine' } } };
  return ApolloLink.execute(httpLink({ uri: '/graphql', fetch }), operation, { client });
}

describe('an operation', () => {
  it('is sent as GraphQL over HTTP says, with the headers of its context', async () => {
    const sent: [string, RequestInit][] = [];
    const found = await firstValueFrom(
      ask((target, options) => {
        sent.push([target, options]);
        return answers(200, '{"data":{"who":null}}')();
      }),
    );
    expect(found).toEqual({ data: { who: null } });
    const [target, { method, headers, body }] = sent[0] ?? ['', {}];
    expect([target, method]).toEqual(['/graphql', 'POST']);
    expect(headers).toMatchObject({ token: 'mine', 'content-type': 'application/json' });
    expect(JSON.parse(body as string)).toEqual({
      operationName: 'Who',
      variables: { id: '1' },
      query: 'query Who($id: ID!) {\n  who(id: $id) {\n    name\n  }\n}',
    });
  });

  it('that the server refuses as GraphQL says is an answer, whatever its status', async () => {
    const refused = '{"errors":[{"message":"no"}]}';
    expect(await firstValueFrom(ask(answers(400, refused)))).toMatchObject({
      errors: [{ message: 'no' }],
    });
  });

  it('that failed carries the number by which the server’s log knows it, else its status', async () => {
    const failed =
      (status: number, headers: Record<string, string> = {}) =>
      () =>
        Promise.resolve(new Response('{"errors":[{"message":"no"}]}', { status, headers }));
    const numbered = failed(200, { 'x-request-id': '3f2a9c10-77aa-4d0e-9d2b-0c1d2e3f4a5b' });
    const [known, unknown] = await Promise.all(
      [numbered, failed(502)].map((fetch) => firstValueFrom(ask(fetch))),
    );
    expect(known?.extensions).toEqual({ number: '3f2a9c10' });
    expect(unknown?.extensions).toEqual({ number: '502' });
  });

  it.each([
    ['503 in words', answers(503, 'The request failed'), ServerError],
    ['502 in JSON of another', answers(502, '{"error":"bad gateway"}'), ServerError],
    ['200 that is null', answers(200, 'null'), ServerError],
    ['200 in words', answers(200, '<html>'), ServerParseError],
    ['nobody', () => Promise.reject(new TypeError('failed to fetch')), TypeError],
  ])('answered by %s fails as that', async (_, fetch, kind) => {
    await expect(firstValueFrom(ask(fetch))).rejects.toThrow(kind);
  });

  it('that nobody waits for any more is called off', () => {
    let signal: AbortSignal | null | undefined;
    const asked = ask((_, options) => {
      ({ signal } = options);
      return new Promise(() => undefined);
    }).subscribe();
    expect(signal?.aborted).toBe(false);
    asked.unsubscribe();
    expect(signal?.aborted).toBe(true);
  });
});
