import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { May } from '../../../graphql/may';
import { toList } from '../../../graphql/page';
import type { Context } from '../../../platform/context';
import { readPage } from '../../../platform/page';
import { auditEntries } from '../audit-entries';
import type { AuditEntry } from '../audit-entry.entity';
import { AuditEntryList, AuditFilterInput, type AuditEntryType } from './audit.types';

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
    const entries = await auditEntries(ctx, filter ?? {}, page);
    return toList(entries.map(show), page, ({ id }) => id);
  }
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

const show = (entry: AuditEntry): AuditEntryType => ({
  id: entry.seq,
  at: entry.at,
  actor: entry.actor,
  action: entry.action,
  subject: entry.subject,
  before: json(entry.before),
  after: json(entry.after),
  reason: entry.reason,
  source: entry.source,
  prev: entry.prev.toString('hex'),
  hash: entry.hash.toString('hex'),
});
