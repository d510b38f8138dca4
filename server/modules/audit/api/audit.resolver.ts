import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { May } from '../../../graphql/may';
import { toList } from '../../../graphql/page';
import { attempt } from '../../../graphql/user-errors';
import type { Context } from '../../../platform/context';
import { readPage } from '../../../platform/page';
import { idOrNone } from '../../../platform/text/read-money';
import { dayBounds, readDays } from '../../settings';
import { auditEntries } from '../audit-entries';
import { checkChain } from '../check-chain';
import { exportLog } from '../export-log';
import { showEntries, type ShownEntry } from '../show-entries';
import {
  AuditCheckType,
  AuditEntryList,
  LogExportPayload,
  AuditFilterInput,
  type AuditEntryType,
} from './audit.types';

@Resolver()
export class AuditResolver {
  @May('audit.read')
  @Query(() => AuditEntryList, { description: 'The audit log, newest first.' })
  async auditEntries(
    @Ctx() ctx: Context,
    @Arg('filter', () => AuditFilterInput, { nullable: true }) filter: AuditFilterInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const days = await dayBounds(ctx, filter ?? {});
    const [from, to] = [days.from ?? filter?.from, days.to ?? filter?.to];
    const found = await auditEntries(ctx, { ...filter, from, to }, page);
    const { items, info } = toList(found, page, ({ seq }) => seq);
    return { items: (await showEntries(ctx, items)).map(show), info };
  }

  @May('audit.read')
  @Query(() => AuditCheckType, {
    description: 'Proves up to 5,000 entries of the chain that follow `after`.',
  })
  async auditCheck(
    @Ctx() ctx: Context,
    @Arg('after', () => ID, { nullable: true }) after: string | null,
  ): Promise<AuditCheckType> {
    const { head, ...check } = await checkChain(ctx, idOrNone(after) ?? '0');
    return { ...check, head: head.toString('hex') };
  }

  @May('audit.read')
  @Mutation(() => LogExportPayload, {
    description: 'A link to the entries as CSV; it stands in the log itself.',
  })
  async logExport(
    @Ctx() ctx: Context,
    @Arg('filter', () => AuditFilterInput, { nullable: true }) filter: AuditFilterInput | null,
  ) {
    const { value: path, userErrors } = await attempt(ctx, () => {
      readDays(filter ?? {});
      return exportLog(ctx, filter ?? {});
    });
    return { path, userErrors };
  }
}

const show = ({ entry, changes, ...shown }: ShownEntry): AuditEntryType => ({
  ...shown,
  id: entry.seq,
  at: entry.at,
  actor: entry.actor,
  action: entry.action,
  subject: entry.subject,
  changes: [...changes],
  source: entry.source,
  prev: entry.prev.toString('hex'),
  hash: entry.hash.toString('hex'),
});
