import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { fromRoot } from '../platform/project-root';

/** Every module, by its folder: each must stand in a tier. */
const MODULES = readdirSync(fromRoot('server/modules'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

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
  ['client-h5/src/lib/words.ts', 'client-h5/src/ui/button.ts', 'lib-knows-no-markup'],
  ['client-h5/src/ui/list.ts', 'client-h5/src/features/auth/a.ts', 'ui-knows-lib'],
  ['client-h5/src/ui/tabs.ts', 'client-h5/src/app/apollo.ts', 'ui-knows-lib'],
  ['client-h5/src/features/home/b.ts', 'client-h5/src/app/apollo.ts', 'features-know-no-app'],
  [
    'client-h5/src/features/home/c.ts',
    'client-h5/src/testing/answers.ts',
    'clients-without-test-tools',
  ],
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
    'server/modules/staff/api/staff.types.ts',
    'domain-knows-no-transport',
  ],
  ['server/modules/staff/work.ts', 'server/http/context.ts', 'modules-are-called-not-calling'],
  ['server/modules/staff/list.ts', 'server/modules/index.ts', 'modules-are-called-not-calling'],
  [
    'server/modules/trading/a.ts',
    'server/modules/market/candles.ts',
    'modules-through-the-front-door',
  ],
  [
    'server/modules/trading/api/b.resolver.ts',
    'server/modules/market/candles.ts',
    'api-through-front-doors',
  ],
  ['server/http/c.ts', 'server/modules/staff/module.ts', 'modules-register-once'],
  ...MODULES.map(
    (name) =>
      [
        `server/modules/${name}/too-much.ts`,
        `server/modules/${name === 'overview' ? 'unlisted' : 'overview'}/index.ts`,
        `${name}-uses-what-it-lists`,
      ] as const,
  ),
  ['server/modules/market/a.ts', 'server/modules/ledger/index.ts', 'market-uses-what-it-lists'],
  ['server/modules/trading/c.ts', 'server/modules/content/index.ts', 'trading-uses-what-it-lists'],
  [
    'server/modules/market/feeds/simulated.ts',
    'server/modules/trading/index.ts',
    'feeds-are-blind',
  ],
  [
    'server/modules/trading/d.ts',
    'server/modules/ledger/ledger.entities.ts',
    'only-the-ledger-touches-balances',
  ],
  [
    'server/modules/trading/e.ts',
    'server/modules/trading/exposure/exposure.ts',
    'exposure-steers-nothing',
  ],
  ['server/modules/overview/sql.ts', 'typeorm', 'overview-holds-no-sql'],
  ['server/graphql/context.ts', 'server/modules/ledger/index.ts', 'graphql-knows-no-module'],
  ['server/http/d.ts', 'server/modules/market/quotes.ts', 'http-through-front-doors'],
  ['server/http/apollo-server.ts', 'server/rest/routes.ts', 'rest-is-deletable'],
  ['server/rest/a.ts', 'server/graphql/page.ts', 'rest-and-seed-call-acts'],
  ['server/seed/a.ts', 'typeorm', 'rest-and-seed-call-acts'],
  ['server/rest/b.ts', 'server/http/health.ts', 'rest-takes-from-http-what-both-need'],
  ['server/modules/market/b.ts', 'server/testing/clock.ts', 'product-without-test-tools'],
];

/** What must stay possible, so that no rule is red only because it refuses everything. */
const ALLOWED: readonly (readonly [from: string, to: string])[] = [
  ['server/modules/trading/good.ts', 'server/modules/market/index.ts'],
  ['server/modules/trading/api/order.resolver.ts', 'server/graphql/page.ts'],
  ['server/modules/market/api/market.resolver.ts', 'server/modules/trading/api/order.types.ts'],
  ['server/modules/index.ts', 'server/modules/trading/module.ts'],
  ['server/modules/trading/module.ts', 'server/modules/trading/api/order.resolver.ts'],
  ['server/rest/good.ts', 'server/modules/market/index.ts'],
  ['server/http/good.ts', 'server/modules/market/index.ts'],
  ['server/http/open-server.ts', 'server/rest/index.ts'],
  ['client-h5/src/features/home/good.ts', 'client-h5/src/lib/session/session.ts'],
  ['client-h5/src/ui/field/good.ts', 'client-h5/src/lib/session/session.ts'],
  ['client-h5/src/features/home/better.ts', 'schema/routes.ts'],
  ['client-admin/src/resources/index.ts', 'client-admin/src/resources/users/index.ts'],
  ['client-admin/src/resources/users/good.ts', 'client-admin/src/queue/queue.ts'],
];

/** Modules that stand in a tier and are still to be made. */
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

  it.each(['client-h5', 'client-admin'])('leave no markup in the lib of %s', (client) => {
    const lib = readdirSync(fromRoot(client, 'src/lib'), { recursive: true, encoding: 'utf8' });
    expect(lib.filter((file) => /(?<!\.test)\.tsx$/.test(file))).toEqual([]);
  });

  it('are each broken by one of these examples', async () => {
    const file = fromRoot('.dependency-cruiser.cjs');
    const { default: config } = (await import(file)) as {
      default: { forbidden: { name: string }[] };
    };
    const tested = new Set(FORBIDDEN.map(([, , rule]) => rule));
    expect(config.forbidden.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual(
      [],
    );
  });
});
