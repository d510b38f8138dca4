import { assets, formatMoney, money } from '../../../schema/money';
import { movementKinds, purses } from '../../../schema/states';
import type { LoadedContext } from '../../http/context';
import {
  movementOfLine,
  referencesOf,
  statement,
  statementCsv,
  type StatementFilter,
  type StatementLine,
} from '../../modules/ledger';
import { blockNumbers } from '../../modules/proof';
import { settings } from '../../modules/settings';
import { requireUser } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import type { Form } from '../transport/form';
import type { LegacyCall, LegacyRoute } from '../transport/legacy-route';
import { legacyPage, NEWEST, paginator, sliceOf } from '../transport/paging';
import { platformTime } from '../../platform/text/platform-time';
import { num, sec } from './show';
import { label } from '../../platform/text/i18n';

/** @throws PARAM_INVALID, also when the first day is after the last */
function daysOf(form: Form) {
  const [fromOn, toOn] = [form.day('start'), form.day('end')];
  if (fromOn !== null && toOn !== null && fromOn > toOn)
    refuse('PARAM_INVALID', { field: 'start' });
  return { fromOn, toOn };
}

function filterOf(form: Form): StatementFilter {
  const type = form.choice(['type'], ['1', '2']);
  const purse = form.choice(['purse'], ['available', 'frozen', 'held']);
  return {
    direction: type === undefined ? null : type === '1' ? 'CREDIT' : 'DEBIT',
    kind: form.choice(['kind'], movementKinds) ?? null,
    asset: form.choice(['currency'], assets) ?? null,
    purse: purses.find((name) => name.toLowerCase() === purse) ?? null,
    ...daysOf(form),
  };
}

async function showLines(ctx: LoadedContext, lines: readonly StatementLine[]) {
  const [{ timezone }, references, blocks] = await Promise.all([
    settings(ctx),
    referencesOf(ctx, lines),
    blockNumbers(
      ctx,
      lines.map(({ id }) => movementOfLine(id)),
    ),
  ]);
  return lines.map((line) => {
    const amount = BigInt(line.amount);
    return {
      id: num(line.id),
      time: sec(line.at),
      time_text: platformTime(line.at, timezone),
      type: amount > 0n ? 1 : 2,
      kind: line.kind,
      title: label(ctx.locale, line.kind),
      money: formatMoney(money(line.asset, amount < 0n ? -amount : amount)),
      currency: line.asset,
      purse: line.purse.toLowerCase(),
      balance: formatMoney(money(line.asset, BigInt(line.balanceAfter))),
      ref: references.get(line.key) ?? '',
      seal: blocks.get(movementOfLine(line.id)) ?? null,
    };
  });
}

async function finance({ ctx, form }: LegacyCall) {
  const { userId } = requireUser(ctx);
  const page = legacyPage(form);
  const filter = filterOf(form);
  if (form.choice(['format'], ['json', 'csv']) === 'csv') {
    return { data: [], csv: await statementCsv(ctx, userId, filter) };
  }
  const { rows, total } = sliceOf(await statement(ctx, userId, { ...filter, ...NEWEST }), page);
  return { data: paginator(total, page, await showLines(ctx, rows)) };
}

export const statementRoutes: readonly LegacyRoute[] = [
  { path: 'user/finance', method: 'R', session: true, answer: finance },
];
