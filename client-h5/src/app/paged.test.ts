import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { of } from 'rxjs';
import { limits } from '../../../schema/limits';
import { client as app } from './apollo';
import { newCache } from './cache';
import { wholeListLink } from './wholeListLink';

const ROW = '__typename cursor node { __typename id text }';
const LIST = gql`query List($first: Int!, $after: String) { orders(first: $first, after: $after) {
  __typename edges { ${ROW} } pageInfo { __typename endCursor hasNextPage } } }`;
/** As Home does, which shows the newest alone. */
const FEW = gql`
  query Few {
    orders(first: 2) {
      __typename
      edges {
        __typename
        node {
          __typename
          id
          text
        }
      }
    }
  }
`;

interface List {
  readonly orders: {
    readonly edges: readonly {
      readonly cursor: string;
      readonly node: { readonly id: string; readonly text: string };
    }[];
    readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
  };
}

/** A list of the server, which may change, and what somebody has read of it, two rows at a time. */
function reading(start: readonly string[]) {
  const server = { rows: start, text: 'old' };
  const asked: unknown[] = [];
  const answer = ({ first, after }: { first?: number; after?: string }) => {
    const from = after === undefined ? 0 : server.rows.indexOf(after) + 1;
    const rows = server.rows.slice(from, from + Math.min(first ?? 2, limits.pageSizeMax));
    const edges = rows.map((id) => ({
      ...{ __typename: 'OrderEdge', cursor: id },
      node: { __typename: 'Order', id, text: server.text },
    }));
    const hasNextPage = from + rows.length < server.rows.length;
    const pageInfo = { __typename: 'PageInfo', endCursor: rows.at(-1) ?? null, hasNextPage };
    return { orders: { __typename: 'OrderConnection', edges, pageInfo } };
  };
  const last = new ApolloLink(({ variables }) => {
    asked.push(variables.first);
    return of({ data: answer(variables) });
  });
  const client = new ApolloClient({
    cache: newCache(),
    link: ApolloLink.from([wholeListLink, last]),
    defaultOptions: {
      watchQuery: app.defaultOptions.watchQuery ?? {},
      mutate: { errorPolicy: 'all' },
    },
  });
  const list = client.watchQuery<List>({ query: LIST, variables: { first: 2 } });
  const shown = () => client.readQuery<List>({ query: LIST, variables: { first: 2 } })?.orders;
  return {
    ...{ server, asked, list, client },
    ids: () =>
      shown()
        ?.edges.map(({ cursor }) => cursor)
        .join(''),
    texts: () => [...new Set(shown()?.edges.map(({ node }) => node.text))],
    hasNext: () => shown()?.pageInfo.hasNextPage,
    more: () => list.fetchMore({ variables: { after: shown()?.pageInfo.endCursor } }),
  };
}

describe('QUALITY 4: a list that somebody has read on in', () => {
  const readOn = async () => {
    const read = reading('abcdef'.split(''));
    const watching = read.list.subscribe(() => undefined);
    await read.list.refetch();
    await read.more();
    expect([read.ids(), read.hasNext()]).toEqual(['abcd', true]);
    return {
      ...read,
      end: () => {
        watching.unsubscribe();
      },
    };
  };

  it('stays as long when it is asked for anew, and each of its rows is as it is now', async () => {
    const { server, asked, list, ids, texts, more, hasNext, end } = await readOn();
    server.text = 'new';
    await list.refetch();
    expect([ids(), texts(), asked.at(-1)]).toEqual(['abcd', ['new'], 4]);
    await more();
    expect([ids(), hasNext()]).toEqual(['abcdef', false]);
    end();
  });

  it('begins with what came since, and goes on behind it', async () => {
    const { server, list, ids, more, end } = await readOn();
    server.rows = 'xabcdef'.split('');
    await list.refetch();
    expect(ids()).toBe('xabcd');
    await more();
    expect(ids()).toBe('xabcdef');
    end();
  });

  it('has what moved in its new place alone, and what is gone no more', async () => {
    const { server, list, ids, end } = await readOn();
    server.rows = 'dacef'.split('');
    await list.refetch();
    expect(ids()).toBe('dace');
    server.rows = 'da'.split('');
    await list.refetch();
    expect(ids()).toBe('da');
    end();
  });

  it('is read anew where it has become another', async () => {
    const { server, list, ids, hasNext, end } = await readOn();
    server.rows = 'uvwxyz'.split('');
    await list.refetch();
    expect([ids(), hasNext()]).toEqual(['uvwx', true]);
    end();
  });

  it('stays as long where a screen asks for the first few of it alone', async () => {
    const { server, client, ids, texts, end } = await readOn();
    server.text = 'new';
    await client.query({ query: FEW, fetchPolicy: 'network-only' });
    expect([ids(), texts()]).toEqual(['abcd', ['new', 'old']]);
    server.rows = 'dabcef'.split('');
    await client.query({ query: FEW, fetchPolicy: 'network-only' });
    expect(ids()).toBe('dabc');
    end();
  });

  it('is left as it is by a page that follows a row it has no more', async () => {
    const { list, ids, end } = await readOn();
    await list.fetchMore({ variables: { after: 'gone' } });
    expect(ids()).toBe('abcd');
    end();
  });

  it('stays as long where one answer has fewer rows', async () => {
    const rows = Array.from({ length: 130 }, (_, n) => String.fromCharCode(0x4e00 + n));
    const { list, more, ids } = reading(rows);
    const watching = list.subscribe(() => undefined);
    await list.refetch();
    for (let pages = 1; pages < 60; pages += 1) await more();
    expect(ids()).toHaveLength(120);
    await list.refetch();
    expect(ids()).toHaveLength(120);
    watching.unsubscribe();
  });
});
