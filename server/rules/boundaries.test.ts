import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { fromRoot } from '../platform/project-root';

/** One import per rule that the rule must refuse: from, to, and the rule. */
const FORBIDDEN: readonly (readonly [from: string, to: string, rule: string])[] = [
  ['server/platform/a.ts', 'server/platform/b.ts', 'no-circular'],
  ['schema/money.ts', 'server/platform/b.ts', 'contract-is-a-leaf'],
  ['schema/limits.ts', 'pg', 'contract-is-a-leaf'],
  ['client-h5/src/main.ts', 'server/platform/b.ts', 'clients-see-only-the-contract'],
  ['client-admin/src/main.ts', 'client-h5/src/ui/button.ts', 'clients-are-strangers'],
  [
    'client-h5/src/features/home/a.ts',
    'client-h5/src/features/auth/a.ts',
    'features-are-strangers',
  ],
  [
    'client-h5/src/features/home/b.ts',
    'client-h5/src/app/apollo.ts',
    'features-know-the-session-of-the-app',
  ],
  ['client-h5/src/ui/list.ts', 'client-h5/src/features/auth/a.ts', 'shared-parts-know-no-screen'],
  [
    'client-admin/src/resources/recharges/a.ts',
    'client-admin/src/resources/users/a.ts',
    'resources-are-strangers',
  ],
  [
    'client-admin/src/queue/a.ts',
    'client-admin/src/resources/recharges/b.ts',
    'queue-knows-no-resource',
  ],
  ['client-admin/src/queue/b.ts', 'client-admin/src/providers/a.ts', 'console-uses-lower-layers'],
  ['client-admin/src/ui/a.ts', 'client-admin/src/queue/c.ts', 'console-parts-know-no-queue'],
  ['server/platform/c.ts', 'server/modules/ledger/index.ts', 'platform-knows-no-business'],
  ['server/modules/ledger/post.ts', 'server/graphql/page.ts', 'domain-knows-no-transport'],
  ['server/modules/ledger/balances.ts', 'type-graphql', 'domain-knows-no-transport'],
  [
    'server/modules/staff/can.ts',
    'server/modules/staff/staff.types.ts',
    'domain-knows-no-transport',
  ],
  [
    'server/modules/staff/work.ts',
    'server/platform/scheduler.ts',
    'modules-are-called-not-calling',
  ],
  [
    'server/modules/trading/a.ts',
    'server/modules/market/candles.ts',
    'modules-through-the-front-door',
  ],
  ['server/modules/audit/a.ts', 'server/modules/settings/index.ts', 'tier-1-uses-lower-tiers'],
  ['server/modules/market/a.ts', 'server/modules/ledger/index.ts', 'tier-2-uses-lower-tiers'],
  ['server/modules/support/a.ts', 'server/modules/trading/index.ts', 'tier-3-uses-lower-tiers'],
  ['server/modules/funding/a.ts', 'server/modules/trading/index.ts', 'tier-4-uses-lower-tiers'],
  [
    'server/modules/market/feeds/simulated.ts',
    'server/modules/trading/index.ts',
    'feeds-are-blind',
  ],
  [
    'server/jobs/a.ts',
    'server/modules/ledger/ledger.entities.ts',
    'only-the-ledger-touches-balances',
  ],
  ['server/graphql/context.ts', 'server/modules/ledger/index.ts', 'graphql-knows-no-module'],
  [
    'server/graphql/user-schema.ts',
    'server/modules/market/quote.entity.ts',
    'schema-lists-know-front-doors',
  ],
  ['server/http/apollo-server.ts', 'server/rest/routes.ts', 'graphql-knows-no-other-door'],
  ['server/rest/a.ts', 'server/graphql/page.ts', 'rest-jobs-seed-call-commands'],
  ['server/jobs/b.ts', 'server/modules/market/quote.entity.ts', 'rest-jobs-seed-see-rows-as-types'],
  ['server/seed/a.ts', 'typeorm', 'rest-jobs-seed-ask-no-database'],
  ['server/modules/market/b.ts', 'server/testing/clock.ts', 'product-without-test-tools'],
];

/** What must stay possible, so that no rule is red only because it refuses everything. */
const ALLOWED: readonly (readonly [from: string, to: string])[] = [
  ['server/modules/trading/good.ts', 'server/modules/market/index.ts'],
  ['server/modules/trading/order.resolver.ts', 'server/graphql/page.ts'],
  ['server/modules/market/market.resolver.ts', 'server/modules/trading/order.types.ts'],
  ['server/rest/good.ts', 'server/modules/market/candles.ts'],
  ['server/graphql/admin-schema.ts', 'server/modules/trading/order.resolver.ts'],
  ['client-h5/src/features/home/good.ts', 'client-h5/src/app/session.ts'],
  ['client-h5/src/features/home/better.ts', 'schema/routes.ts'],
  ['client-admin/src/resources/index.ts', 'client-admin/src/resources/users/index.ts'],
  ['client-admin/src/resources/users/good.ts', 'client-admin/src/queue/queue.ts'],
];

/** Nothing may be above tier 5 yet; and the module's own files are not another tier. */
const NEVER_BROKEN_YET = ['tier-5-uses-lower-tiers'];

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

describe('the boundaries between the parts', () => {
  let tree: string;
  let violations: readonly Violation[];

  beforeAll(async () => {
    tree = mkdtempSync(path.join(os.tmpdir(), 'tarn-boundaries-'));
    symlinkSync(fromRoot('node_modules'), path.join(tree, 'node_modules'));
    writeFileSync(path.join(tree, 'tsconfig.json'), '{}');
    for (const [from, to] of [...FORBIDDEN, ...ALLOWED]) addImport(from, to);
    addImport('server/platform/b.ts', 'server/platform/a.ts');
    violations = await cruise();
  }, 60_000);
  afterAll(() => {
    rmSync(tree, { recursive: true });
  });

  function addImport(from: string, to: string): void {
    const isPackage = !to.includes('/');
    if (!isPackage) addFile(to);
    const way = path.relative(path.dirname(from), to).replace(/\.ts$/, '');
    const target = isPackage ? to : way.startsWith('.') ? way : `./${way}`;
    addFile(from, `import '${target}';\n`);
  }

  function addFile(file: string, text = ''): void {
    mkdirSync(path.join(tree, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(tree, file), text, { flag: 'a' });
  }

  async function cruise(): Promise<readonly Violation[]> {
    const program = fromRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const args = ['--config', fromRoot('.dependency-cruiser.cjs'), '--output-type', 'json'];
    const folders = ['server', 'schema', 'client-h5', 'client-admin'];
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...args, ...folders], {
      cwd: tree,
      maxBuffer: 1e8,
    });
    return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
  }

  it.each(FORBIDDEN)('refuse that %s imports %s', (from, _to, rule) => {
    const broken = violations.filter((one) => one.from === from).map((one) => one.rule.name);
    expect(broken).toContain(rule);
  });

  it.each(ALLOWED)('allow that %s imports %s', (from) => {
    expect(violations.filter((one) => one.from === from)).toEqual([]);
  });

  it('are each broken by one of these examples', async () => {
    const file = fromRoot('.dependency-cruiser.cjs');
    const { default: config } = (await import(file)) as {
      default: { forbidden: { name: string }[] };
    };
    const tested = new Set([...FORBIDDEN.map(([, , rule]) => rule), ...NEVER_BROKEN_YET]);
    expect(config.forbidden.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual(
      [],
    );
  });
});
