import { ApolloClient, ApolloLink } from '@apollo/client';
import { Kind } from 'graphql';
import { MeDocument } from '../../lib/session/me.generated';
import { me } from '../../testing/answers';
import { newCache } from '../cache';
import { fillFrom, homeDocuments } from './homeView';

/** What anybody may read; everything else of the API is somebody's own. */
const OPEN_FIELDS = ['platform', 'instruments', 'articles'];

describe('A1: Home in the HTML', () => {
  it('asks for nothing that belongs to a person', () => {
    const asked = Object.values(homeDocuments)
      .flatMap(({ definitions }) => definitions)
      .flatMap((part) =>
        part.kind === Kind.OPERATION_DEFINITION ? part.selectionSet.selections : [],
      )
      .map((field) => (field.kind === Kind.FIELD ? field.name.value : 'a fragment'));
    expect(new Set(asked)).toEqual(new Set(OPEN_FIELDS));
  });

  it('shows nothing of a person, whatever stands among its answers', () => {
    const client = new ApolloClient({
      cache: newCache(),
      link: ApolloLink.empty(),
      defaultOptions: { mutate: { errorPolicy: 'all' } },
    });
    fillFrom(client, { answers: { Me: me().data } });
    expect(client.readQuery({ query: MeDocument })).toBeNull();
  });
});
