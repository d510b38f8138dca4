import { useGetOne, useTranslate } from 'react-admin';
import { classes } from '../../lib/classes';
import { retryOnce } from '../../lib/retryOnce';
import { useFormat } from '../../lib/useFormat';
import { CopyText } from '../../ui/CopyText';
import { LoadFault } from '../../ui/list/LoadFault';
import { Skeleton } from '../../ui/list/Skeleton';
import { PageTitle } from '../../ui/PageTitle';
import { TimeText } from '../../ui/TimeText';
import { MismatchList } from './MismatchList';
import type { ProofWatchQuery } from './proof.generated';
import { NightTable, RunTable } from './ProofTables';
import styles from './ProofView.module.css';

export type Watch = ProofWatchQuery['proofWatch'];

const REFRESH_MS = 5_000;

/** The newest block, and how far behind it seal and proof are. */
function Figures({ watch }: { readonly watch: Watch }) {
  const translate = useTranslate();
  const { count, decimal } = useFormat();
  const { block, sealDelayMs, unproved } = watch;
  const label = (name: string) => translate(`resources.proofWatch.fields.${name}`);
  const tenths = Math.round(sealDelayMs / 100);
  const seconds = decimal(`${String(Math.floor(tenths / 10))}.${String(tenths % 10)}`);
  return (
    <dl className={styles.proofFigures}>
      <div className="card">
        <dt className="soft">{label('block')}</dt>
        <dd>
          <span className={styles.proofFigure}>{block ? count(block.number) : '–'}</span>
          {block && (
            <p className="soft">
              <TimeText at={block.madeAt} />{' '}
              <CopyText text={block.hash} label={label('hash')} short={12} />
            </p>
          )}
        </dd>
      </div>
      <div className="card">
        <dt className="soft">{label('sealDelay')}</dt>
        <dd className={styles.proofFigure}>
          {translate('resources.dashboard.seconds', { seconds })}
        </dd>
      </div>
      <div className="card">
        <dt className="soft">{label('unproved')}</dt>
        <dd className={styles.proofFigure}>{count(unproved)}</dd>
      </div>
    </dl>
  );
}

/** Whether the platform's own books hold: of the moment, and night by night. */
export function ProofView() {
  const translate = useTranslate();
  const { data, error, refetch } = useGetOne<Watch & { readonly id: string }>(
    'proofWatch',
    { id: 'now' },
    { retry: retryOnce, refetchInterval: REFRESH_MS },
  );
  return (
    <div className={classes('page', styles.proofPage)}>
      <div className="page-head">
        <div>
          <PageTitle>{translate('shell.entry.proofWatch')}</PageTitle>
          <p className="soft">{translate('resources.proofWatch.lead')}</p>
        </div>
      </div>
      {!data && (error ? <LoadFault onRetry={() => void refetch()} /> : <Skeleton />)}
      {data && (
        <>
          <Figures watch={data} />
          <RunTable runs={data.runs} />
          <MismatchList />
          <NightTable nights={data.nights} />
        </>
      )}
    </div>
  );
}
