import { Field, ObjectType, type ClassType } from 'type-graphql';
import { cursorOf, type PageAsked } from '../platform/page';

@ObjectType({ description: 'Where a page of a list ends.', simpleResolvers: true })
export class PageInfo {
  @Field(() => String, { nullable: true })
  endCursor!: string | null;

  @Field(() => Boolean)
  hasNextPage!: boolean;
}

/** The Relay connection of one node type: a list paged by keyset. */
export function connectionOf<T extends object>(name: string, node: () => ClassType<T>) {
  @ObjectType(`${name}Edge`, { description: 'One entry and its place.', simpleResolvers: true })
  class Edge {
    @Field(() => String)
    cursor!: string;

    @Field(node)
    node!: T;
  }

  @ObjectType(`${name}Connection`, { description: 'A page of a list.', simpleResolvers: true })
  class Connection {
    @Field(() => [Edge])
    edges!: Edge[];

    @Field(() => PageInfo)
    pageInfo!: PageInfo;
  }
  return Connection;
}

/** `rows` holds one more than the page asked for, when there are more. */
export function toConnection<T>(rows: readonly T[], asked: PageAsked, idOf: (row: T) => string) {
  const edges = rows.slice(0, asked.first).map((node) => ({ cursor: cursorOf(idOf(node)), node }));
  const endCursor = edges.at(-1)?.cursor ?? null;
  return { edges, pageInfo: { endCursor, hasNextPage: rows.length > edges.length } };
}
