import { READ, type Module } from '../../platform/module';
import { EntryResolver } from './api/entry.resolver';
import { HoldingAdminResolver } from './api/holding-admin.resolver';
import { HoldingTermsResolver } from './api/holding-terms.resolver';
import { HoldingResolver } from './api/holding.resolver';
import { YieldOverviewResolver } from './api/overview.resolver';
import { ProjectAdminResolver } from './api/project-admin.resolver';
import { ProjectDeskResolver } from './api/project-desk.resolver';
import { ProjectFieldsResolver, ProjectResolver } from './api/project.resolver';
import { StatementHoldingResolver } from './api/statement-holding.resolver';
import { catchUpYield } from './interest/accrue-yield';
import { yieldChecks } from './checks';
import { projectNames, projectsCalled } from './desk/project-names';
import { ensureYieldMonths } from './interest/ensure-yield-months';
import { YieldHolding } from './holding.entity';
import { holdingChecks } from './holding/holding-checks';
import { holdingNumbers } from './holding-numbers';
import { nextNightInMs } from './interest/next-night';
import { fundingChecks } from './project/funding-checks';
import { yieldLoaders } from './yield.loaders';
import { YieldFunding, YieldProject, YieldProjectTotal, YieldTerms } from './yield.entities';

/** A 00:00 that has passed is booked a moment later: no clock is so exact. */
const PAST_NIGHT_MS = 2;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Yield projects: principal in the user's own purse, interest from money put aside before it was promised. */
export const yieldProjects = {
  name: 'yield',
  tables: {
    yield_daily: READ,
    yield_day: READ,
    yield_day_default: READ,
    yield_fault: READ,
    yield_funding: READ,
    yield_holding: READ,
    yield_project: READ,
    yield_project_total: READ,
    yield_terms: READ,
  },
  functions: [
    'accrue_yield',
    'coming_payments',
    'ensure_yield_months',
    'holding_outcome',
    'join_project',
    'mature_holdings',
    'remind_holders',
    'renew_holding',
    'settle_holding',
    'suspend_project',
    'top_up_holding',
    'yield_interest',
  ],
  verify: {
    functions: ['yield_terms_hash'],
    tables: {
      'verify.funding': READ,
      'verify.holding': READ,
      'verify.holding_day': READ,
      'verify.project': READ,
      'verify.terms': READ,
    },
  },
  entities: [YieldFunding, YieldHolding, YieldProject, YieldProjectTotal, YieldTerms],
  resolvers: {
    user: [
      EntryResolver,
      HoldingResolver,
      HoldingTermsResolver,
      YieldOverviewResolver,
      ProjectResolver,
      ProjectFieldsResolver,
      StatementHoldingResolver,
    ],
    staff: [HoldingAdminResolver, ProjectAdminResolver, ProjectDeskResolver],
  },
  permissions: {
    'project.confirm': ['ADMIN'],
    'project.read': ['SUPPORT', 'ADMIN'],
    'project.write': ['ADMIN'],
  },
  loaders: yieldLoaders,
  jobs: [
    {
      name: 'book-yield',
      everyMs: MINUTE_MS,
      dueInMs: async (ctx) => {
        const next = await nextNightInMs(ctx);
        return next === null ? null : next + PAST_NIGHT_MS;
      },
      run: catchUpYield,
    },
    { name: 'make-yield-months', everyMs: DAY_MS, run: ensureYieldMonths },
  ],
  references: { project: holdingNumbers },
  audited: { project: { names: projectNames, idsOf: projectsCalled } },
  checks: { ...yieldChecks, ...holdingChecks, ...fundingChecks },
} satisfies Module;
