import { Field, ObjectType, type ClassType } from 'type-graphql';
import { cursorOf, type PageAsked } from '../platform/page';

@ObjectType({ description: 'Where a page of a console table ends.', simpleResolvers: true })
export class ListInfo {
  @Field(() => String, { nullable: true })
  endCursor!: string | null;

  @Field(() => Boolean)
  hasNext!: boolean;
}

/** A page of a console table, by keyset. */
export function listOf<T extends object>(name: string, item: () => ClassType<T>) {
  @ObjectType(`${name}List`, { description: 'A page of a table.', simpleResolvers: true })
  class List {
    @Field(() => [item()])
    items!: T[];

    @Field(() => ListInfo)
    info!: ListInfo;
  }
  return List;
}

/** `rows` holds one more than the page asked for, when there are more. */
export function toList<T>(rows: readonly T[], asked: PageAsked, idOf: (row: T) => string) {
  const items = rows.slice(0, asked.first);
  const last = items.at(-1);
  const endCursor = last ? cursorOf(idOf(last)) : null;
  return { items, info: { endCursor, hasNext: rows.length > items.length } };
}
