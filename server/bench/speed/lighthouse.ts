import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hereCookie } from '../../../schema/home-page';
import { paths } from '../../../schema/routes';
import { launchOn } from '../../e2e/browser';
import { findFreePort } from '../../platform/postgres/free-port';
import type { BenchServer } from './bench-server';
import { median } from './compare';
import { figure, type Figure, type Goal } from './figure';

const ROUNDS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
type Scores = Readonly<Record<Category, number>>;

interface Visit {
  readonly name: string;
  readonly address: string;
  /** Put into the browser's storage before the visit; null: a visitor. */
  readonly token: string | null;
}

const goal = (what: string, mark: { bar: number; stretch: number }): Goal => ({
  row: 15,
  what: `Lighthouse 12, mobile, cold, median of ${String(ROUNDS)}: ${what}`,
  limitSeen: '',
  ...mark,
});

/** Each round walks all pages, so that what the machine does besides falls on all of them alike. */
export async function lighthouse(
  bench: Pick<BenchServer, 'server' | 'instruments' | 'people'>,
): Promise<Figure[]> {
  const visits = visitsOf(bench);
  const found = new Map<string, Scores[]>(visits.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const visit of visits) found.get(visit.name)?.push(await scoresOf(visit));
  }
  return visits.flatMap(({ name }) => figuresOf(name, found.get(name) ?? []));
}

function visitsOf({
  server,
  instruments,
  people,
}: Pick<BenchServer, 'server' | 'instruments' | 'people'>): readonly Visit[] {
  const at = (page: string) => `${server.url}/h5/#${page}`;
  const [token = null] = people.tokens;
  return [
    { name: 'Home, visitor', address: `${server.url}/h5/`, token: null },
    { name: 'Trade, visitor', address: at(paths.markets), token: null },
    { name: 'a market, signed in', address: at(paths.instrument(instruments[0] ?? '')), token },
    { name: 'User, signed in', address: at(paths.user), token },
    { name: 'User, visitor (led to log in)', address: at(paths.user), token: null },
    { name: 'Customer, visitor', address: at(paths.customer), token: null },
    { name: 'Customer, signed in', address: at(paths.customer), token },
  ];
}

function figuresOf(name: string, all: readonly Scores[]): Figure[] {
  const of = (category: Category) => all.map((scores) => scores[category]);
  const speed = of('performance');
  const rest = CATEGORIES.slice(1).map((category) => median(of(category)));
  return [
    figure(goal(`${name}: performance`, { bar: 90, stretch: 95 }), median(speed), speed.join(', ')),
    figure(
      goal(`${name}: the least of the rest`, { bar: 100, stretch: 100 }),
      Math.min(...rest),
      CATEGORIES.slice(1)
        .map((category, index) => `${category} ${String(rest[index])}`)
        .join(', '),
    ),
  ];
}

/** A browser of its own for each visit: nothing is kept from one to the next. */
async function scoresOf({ address, token }: Visit): Promise<Scores> {
  const { default: run } = await import('lighthouse');
  const profile = mkdtempSync(path.join(tmpdir(), 'tarn-lighthouse-'));
  const port = await findFreePort();
  const context = await launchOn(profile, port);
  try {
    if (token !== null) await signIn(context, { address, token });
    const result = await run(address, {
      port,
      onlyCategories: [...CATEGORIES],
      // The profile is new; with a reset the session would go as well.
      disableStorageReset: true,
      logLevel: 'silent',
    });
    return Object.fromEntries(
      CATEGORIES.map((name) => [name, percent(result?.lhr.categories[name]?.score ?? null)]),
    ) as Record<Category, number>;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

const percent = (score: number | null): number => Math.round((score ?? NaN) * 100);

/** As the app leaves it on a device, without a file of the app being fetched. */
async function signIn(
  context: Awaited<ReturnType<typeof launchOn>>,
  { address, token }: { readonly address: string; readonly token: string },
): Promise<void> {
  const page = await context.newPage();
  const { origin } = new URL(address);
  await page.goto(`${origin}/healthz`);
  const cookie = hereCookie({ language: 'en', member: true });
  await page.evaluate(
    `localStorage.setItem('tarn.token', ${JSON.stringify(token)}); document.cookie = ${JSON.stringify(`${cookie}; path=/h5`)}`,
  );
  await page.close();
}
