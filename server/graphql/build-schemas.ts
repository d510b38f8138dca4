import type { GraphQLSchema } from 'graphql';
import { buildSchema, type NonEmptyArray } from 'type-graphql';
import { enforcePermissions, type Permissions } from './enforce-permissions';
import { nameArguments } from './name-arguments';
import { schemaOptions } from './schema-options';

type ResolverClass = new () => object;

export interface SchemaParts {
  /** Resolver classes of one of the two schemas. */
  readonly resolversOf: (side: 'user' | 'staff') => readonly ResolverClass[];
  readonly permissions: Permissions;
}

export interface Schemas {
  /** What customers may ask; printed to schema/user.graphql. */
  readonly userSchema: GraphQLSchema;
  /** What staff may ask; printed to schema/admin.graphql. Each root field checks its permission. */
  readonly adminSchema: GraphQLSchema;
}

/** Both schemas. @throws Error for a staff field that nobody may or everybody might call */
export async function buildSchemas({ resolversOf, permissions }: SchemaParts): Promise<Schemas> {
  const build = async (side: 'user' | 'staff') =>
    nameArguments(
      await buildSchema({
        resolvers: resolversOf(side) as unknown as NonEmptyArray<ResolverClass>,
        ...schemaOptions,
      }),
    );
  const [userSchema, adminSchema] = await Promise.all([build('user'), build('staff')]);
  return { userSchema, adminSchema: enforcePermissions(adminSchema, permissions) };
}
