import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { StaffRole } from '../../schema/states';
import type { Config } from '../platform/config';
import type { Context } from '../platform/context';
import type { Job, Module } from '../platform/module';
import { accounts } from './accounts/module';
import { registerAudited, registerBlindSubjects } from './audit';
import { audit } from './audit/module';
import { conversions } from './conversions/module';
import { content } from './content/module';
import { credits } from './credits/module';
import { registerChecks, registerReferences } from './ledger';
import { disputes } from './disputes/module';
import { invitation } from './invitation/module';
import { favourites } from './favourites/module';
import { follow } from './follow/module';
import { ledger } from './ledger/module';
import { market } from './market/module';
import { notifications } from './notifications/module';
import { overview } from './overview/module';
import { paymentMethods } from './payment-methods/module';
import { proof } from './proof/module';
import { registerLooks } from './proposals';
import { proposals } from './proposals/module';
import { recharges } from './recharges/module';
import { reviews } from './reviews/module';
import { safeguards } from './safeguards/module';
import { settings } from './settings/module';
import { staff } from './staff/module';
import { support } from './support/module';
import { trading } from './trading/module';
import { uploads } from './uploads/module';
import { verifications } from './verifications/module';
import { withdrawals } from './withdrawals/module';
import { yieldProjects } from './yield/module';

/** Every module, lower tiers first. A new one is named here and nowhere else. */
export const modules = [
  settings,
  audit,
  notifications,
  uploads,
  staff,
  accounts,
  ledger,
  market,
  reviews,
  proposals,
  safeguards,
  favourites,
  recharges,
  verifications,
  trading,
  yieldProjects,
  content,
  credits,
  conversions,
  paymentMethods,
  follow,
  proof,
  support,
  withdrawals,
  disputes,
  invitation,
  overview,
] as const satisfies readonly Module[];

const all: readonly Module[] = modules;

type LoadersIn<M> = M extends { readonly loaders: (ctx: Context) => infer L } ? L : never;
type Together<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

/** The batched reads of one request, of all modules. */
export type Loaders = Together<LoadersIn<(typeof modules)[number]>>;

/** Made anew for each request. */
export const createLoaders = (ctx: Context): Loaders =>
  Object.assign({}, ...all.map(({ loaders }) => loaders?.(ctx))) as Loaders;

/** Every table that the server reads through TypeORM. */
export const entities: readonly EntityTarget<ObjectLiteral>[] = all.flatMap(
  (one) => one.entities ?? [],
);

/** What happens by itself in this mode. */
export const jobsOf = (mode: Config['mode']): readonly Job[] =>
  all.flatMap(({ jobs = [] }) => jobs.filter((job) => (job.mode ?? mode) === mode));

/** What staff may be allowed, and the roles that are. */
export const permissions: Readonly<Record<string, readonly StaffRole[]>> = Object.assign(
  {},
  ...all.map((one) => one.permissions),
) as Record<string, readonly StaffRole[]>;

/** Every column of sealed texts. */
export const sealedColumns = all.flatMap(({ sealed = [] }) => sealed);

/** Resolver classes of one of the two schemas. */
export const resolversOf = (side: 'user' | 'staff') =>
  all.flatMap(({ resolvers }) => resolvers?.[side] ?? []);

// Higher modules first: what is wrong with a credit is said before what is wrong with its log.
for (const { references, checks, audited, blindSubjects, proposed } of all.toReversed()) {
  if (references) registerReferences(references);
  if (checks) registerChecks(checks);
  if (audited) registerAudited(audited);
  if (blindSubjects) registerBlindSubjects(blindSubjects);
  if (proposed) registerLooks(proposed);
}
