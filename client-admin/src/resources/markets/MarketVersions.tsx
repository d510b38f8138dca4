import { Button } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { ask } from '../../lib/request';
import { ChangeTable } from '../../ui/changes/ChangeTable';
import { LoadFault } from '../../ui/list/LoadFault';
import { Skeleton } from '../../ui/list/Skeleton';
import { TimeText } from '../../ui/TimeText';
import type { MarketVersion } from './market';
import { CalendarVersionsDocument, InstrumentVersionsDocument } from './markets.generated';
import styles from './MarketVersions.module.css';

interface Props {
  readonly of: 'calendar' | 'instrument';
  readonly id: string;
  /** The newest: after a change all is read again. */
  readonly version: string;
}

const pageOf = async ({ of, id }: Props, after: string | null) =>
  of === 'calendar'
    ? (await ask(CalendarVersionsDocument, { id, after })).calendarVersions
    : (await ask(InstrumentVersionsDocument, { id, after })).instrumentVersions;

/** Who changed what, why, and from when on, newest first. */
export function MarketVersions(props: Props) {
  const translate = useTranslate();
  const { of, id, version } = props;
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['marketVersions', of, id, version],
    queryFn: ({ pageParam }) => pageOf(props, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ info }) => (info.hasNext ? info.endCursor : null),
  });
  if (!data && error) return <LoadFault onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const versions = data.pages.flatMap(({ items }) => items);
  return (
    <section className="card" style={{ marginTop: 16 }}>
      <h2>{translate('resources.instruments.versions')}</h2>
      <div className="card-body stack">
        {versions.length === 0 && (
          <p className="soft">{translate('resources.instruments.noVersions')}</p>
        )}
        {versions.map((one) => (
          <Version key={one.id} version={one} />
        ))}
        {hasNextPage && (
          <Button variant="outlined" loading={isFetching} onClick={() => void fetchNextPage()}>
            {translate('resources.instruments.older')}
          </Button>
        )}
      </div>
    </section>
  );
}

function Version({ version }: { readonly version: MarketVersion }) {
  const translate = useTranslate();
  const { kind, by, reason, fromAt, changes } = version;
  return (
    <article className={styles.version}>
      <h3 className="strong">
        {translate(`resources.instruments.changed.${kind}`)} · <TimeText at={fromAt} />
      </h3>
      <p>
        {by?.name ?? translate('resources.auditEntries.system')}: {reason}
      </p>
      <ChangeTable changes={changes} />
    </article>
  );
}
