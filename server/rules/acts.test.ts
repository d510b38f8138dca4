import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../platform/project-root';

/** Only acts write; whoever calls one of these writes. */
const WRITES = /\b(?:transact|idempotent|audited|callSql|callSqlIn|gatheredCall)(?:<[^>]*>)?\(/;

/** What acts are made of, and is none itself. */
const TOOLS: Readonly<Record<string, string>> = {
  'audit/record.ts': '`audited`, through which acts write their entry',
  'reviews/review-kind.ts': 'what all acts on reviews have in common',
};

const files = readdirSync(fromRoot('server/modules'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/api\/|\/module\.ts$/.test(file))
  .sort();

const textOf = (file: string): string => readFileSync(fromRoot('server/modules', file), 'utf8');

/** `approve-recharge.ts`: approveRecharge. */
const actOf = (file: string): string =>
  path.basename(file, '.ts').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const exportsOf = (text: string): string[] =>
  [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, name = '']) => name);

const acts = files.filter((file) => WRITES.test(textOf(file)) && !Object.hasOwn(TOOLS, file));

it.each(acts)('%s exports the act that it is named after', (file) => {
  expect(exportsOf(textOf(file))).toContain(actOf(file));
});

it('the scan sees acts, and no tool is listed that does not write', () => {
  expect(acts.length).toBeGreaterThan(20);
  expect(Object.keys(TOOLS).filter((file) => !WRITES.test(textOf(file)))).toEqual([]);
});
