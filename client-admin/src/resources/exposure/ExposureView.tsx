import { ChartNoAxesGantt } from 'lucide-react';
import { useGetOne, useTranslate } from 'react-admin';
import { classes } from '../../lib/classes';
import { retryOnce } from '../../lib/retryOnce';
import { useFormat } from '../../lib/useFormat';
import { Blank } from '../../ui/list/Blank';
import { LoadFault } from '../../ui/list/LoadFault';
import { Skeleton } from '../../ui/list/Skeleton';
import { PageTitle } from '../../ui/PageTitle';
import { Pill } from '../../ui/Pill';
import type { ExposureQuery } from './exposure.generated';
import { ExposureTable } from './ExposureTable';
import styles from './ExposureView.module.css';
import { useOutOfDate } from './useOutOfDate';

type Exposure = ExposureQuery['exposure'];

/** With the half second that the server remembers, never two seconds. */
const REFRESH_MS = 1_000;

/** What is open by instrument and direction, of this moment. Nobody can act on it. */
export function ExposureView() {
  const translate = useTranslate();
  const { data, error, refetch, dataUpdatedAt } = useGetOne<Exposure & { readonly id: string }>(
    'exposure',
    { id: 'now' },
    { retry: retryOnce, refetchInterval: REFRESH_MS },
  );
  return (
    <div className={classes('page', styles.exposurePage)}>
      <div className="page-head">
        <div>
          <PageTitle>{translate('shell.entry.exposure')}</PageTitle>
          <p className="soft">{translate('resources.exposure.lead')}</p>
        </div>
        {data && <AsOf at={data.at} updatedAt={dataUpdatedAt} />}
      </div>
      {!data && (error ? <LoadFault onRetry={() => void refetch()} /> : <Skeleton />)}
      {data && <Book exposure={data} />}
    </div>
  );
}

function AsOf({ at, updatedAt }: { readonly at: string; readonly updatedAt: number }) {
  const translate = useTranslate();
  const { second } = useFormat();
  const old = useOutOfDate(updatedAt);
  return (
    <Pill tone={old ? 'amber' : 'neutral'}>
      {translate(old ? 'resources.exposure.old' : 'resources.exposure.asOf', { time: second(at) })}
    </Pill>
  );
}

function Book({ exposure: { instruments, total } }: { readonly exposure: Exposure }) {
  const translate = useTranslate();
  if (instruments.length === 0) {
    return (
      <Blank
        icon={ChartNoAxesGantt}
        title={translate('resources.exposure.empty')}
        text={translate('resources.exposure.emptyText')}
      />
    );
  }
  return (
    <>
      <ExposureTable instruments={instruments} total={total} />
      <p className="soft">{translate('resources.exposure.hint')}</p>
    </>
  );
}
