import { ArrowDownToLine, ArrowUpFromLine, Percent, Plus, RefreshCw } from 'lucide-react';
import { usePlatformDay } from '../../../lib/time/usePlatformDay';
import { useConnection } from '../../../lib/useConnection';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { MoneyText } from '../../../ui/figure/MoneyText';
import { MoneyDays } from '../../../ui/layout/MoneyDays';
import { Empty } from '../../../ui/state/Empty';
import { minorOf } from '../types';
import { HoldingEntriesDocument, type HoldingEntriesQuery } from './mine.generated';
import { dollars } from './useOwn';

type Entry = HoldingEntriesQuery['projectEntries']['edges'][number]['node'];

/** What went into a holding and came out of it, by the platform's day. */
export function EntryList({ holdingId }: { readonly holdingId: string }) {
  const { t } = useWords('yield');
  const paged = useConnection(HoldingEntriesDocument, {
    variables: { holdingId },
    pick: (data) => data.projectEntries,
  });
  return (
    <MoneyDays
      {...paged}
      keyOf={({ id }) => id}
      atOf={({ at }) => at}
      render={(entry) => <EntryRow entry={entry} />}
      empty={<Empty title={t('holding.noEntries')} text={t('holding.noEntriesText')} />}
    />
  );
}

/** Kinds that a holding has, by what they do to available money. */
const kinds = {
  PROJECT_JOIN: { Icon: ArrowUpFromLine, out: true },
  PROJECT_TOPUP: { Icon: Plus, out: true },
  PROJECT_RENEW: { Icon: RefreshCw, out: true },
  PROJECT_INTEREST: { Icon: Percent, out: false },
  PROJECT_SETTLE: { Icon: ArrowDownToLine, out: false },
} as const;

const isKind = (kind: string): kind is keyof typeof kinds => kind in kinds;

function EntryRow({ entry: { kind, at, amount } }: { readonly entry: Entry }) {
  const { t } = useWords('yield');
  const format = useFormat();
  const timeZone = usePlatformDay()?.timeZone;
  if (!isKind(kind)) return null;
  const { Icon, out } = kinds[kind];
  const minor = minorOf(amount);
  return (
    <div className="cell record">
      <span className="lead">
        <Icon size={20} strokeWidth={1.7} aria-hidden />
      </span>
      <span className="grow">
        <b className="record-title">{t(`holding.kind.${kind}`)}</b>
        <span className="small muted num">{format.clock(at, timeZone)}</span>
      </span>
      <b className="record-end">
        <MoneyText money={dollars(out ? -minor : minor)} sign balance />
      </b>
    </div>
  );
}
