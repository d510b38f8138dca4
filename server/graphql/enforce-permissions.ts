import type { GraphQLField, GraphQLFieldResolver, GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { StaffRole } from '../../schema/states';
import { requireStaff, type Context } from '../platform/context';
import { refuse } from '../platform/domain-error';
import { attempt } from './user-errors';

/** What staff may be allowed, as `noun.verb`, and the roles that are. */
export type Permissions = Readonly<Record<string, readonly StaffRole[]>>;

type Resolve = GraphQLFieldResolver<unknown, Context>;

/**
 * Puts the check of `@May` before every root field of the staff schema. A refused mutation answers
 * `userErrors`; a refused query or subscription fails.
 * @throws Error for a field without a permission, or with one that no module declares
 */
export function enforcePermissions(schema: GraphQLSchema, permissions: Permissions): GraphQLSchema {
  const roots = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  for (const [kind, root] of Object.entries(roots)) {
    for (const field of fieldsOf(root)) {
      const roles = rolesFor(field, permissions);
      if (roles) guard(field, kind, roles);
    }
  }
  return schema;
}

type RootField = GraphQLField<unknown, Context>;

const fieldsOf = (root: GraphQLObjectType | null | undefined): RootField[] =>
  Object.values((root?.getFields() ?? {}) as Record<string, RootField>);

/** The permission a root field declares, `anyone`, or undefined. */
export const permissionOf = ({ extensions }: RootField): unknown => extensions.may;

/** Null where anyone may. @throws Error */
function rolesFor(field: RootField, permissions: Permissions) {
  const may = permissionOf(field);
  if (may === 'anyone') return null;
  const roles = typeof may === 'string' ? permissions[may] : undefined;
  if (roles) return roles;
  throw new Error(`${field.name}: no module declares the permission ${String(may)}`);
}

function guard(field: RootField, kind: string, roles: readonly StaffRole[]): void {
  if (kind === 'subscription') field.subscribe = checked(field.subscribe, roles);
  else if (kind === 'query') field.resolve = checked(field.resolve, roles);
  else field.resolve = answering(field.resolve, roles);
}

const checked =
  (work: Resolve | undefined, roles: readonly StaffRole[]): Resolve =>
  (...asked) => {
    assertMay(asked[2], roles);
    return work?.(...asked);
  };

const answering =
  (work: Resolve | undefined, roles: readonly StaffRole[]): Resolve =>
  async (...asked) => {
    const { userErrors } = await attempt(asked[2], () => {
      assertMay(asked[2], roles);
    });
    return userErrors.length > 0 ? { userErrors } : work?.(...asked);
  };

/** @throws LOGIN_REQUIRED, NOT_PERMITTED */
export function assertMay(ctx: Context, roles: readonly StaffRole[]): void {
  if (!roles.includes(requireStaff(ctx).role)) refuse('NOT_PERMITTED', {});
}
