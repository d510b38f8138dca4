import { useQuery } from '@apollo/client/react';
import { lazy, Suspense, useState } from 'react';
import { useArriving } from '../../../lib/arrival';
import { part } from '../../../lib/network/part';
import { isLate, orLate } from '../../../lib/time/late';
import { usePlatformClock } from '../../../lib/time/usePlatformClock';
import { useWords } from '../../../lib/useWords';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { MoneyText } from '../../../ui/figure/MoneyText';
import { StatusPill } from '../../../ui/figure/StatusPill';
import { Sheet } from '../../../ui/sheet/Sheet';
import { LoadError } from '../../../ui/state/LoadError';
import { Loading } from '../../../ui/state/Loading';
import { RechargeDocument } from '../recharge.generated';
import type { Recharge } from '../types';
import { RecordFacts } from './RecordFacts';
import { isOpen, toneOf } from './recordState';
import styles from './RecordSheet.module.css';

const ChannelCode = lazy(() =>
  part(() => import('../ChannelCode')).then((file) => ({ default: file.ChannelCode })),
);

interface Props {
  /** Null: closed. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** One recharge in full, with the own screenshot. */
export function RecordSheet({ id, onClose }: Props) {
  const { t } = useWords('recharge');
  return (
    <Sheet title={t('records.detailTitle')} open={id !== null} onClose={onClose}>
      {id !== null && <Detail key={id} id={id} />}
    </Sheet>
  );
}

function Detail({ id }: { readonly id: string }) {
  const { t } = useWords('recharge');
  const { data, error, refetch } = useArriving(
    useQuery(RechargeDocument, {
      variables: { id },
      fetchPolicy: 'cache-and-network',
    }),
  );
  const again = () => void refetch().catch(() => null);
  const recharge = data?.recharge;
  if (!recharge && error) return <LoadError error={error} onRetry={again} />;
  if (!recharge) return <Loading shape="card" />;
  return (
    <>
      <Head recharge={recharge} />
      <RecordFacts recharge={recharge} />
      {recharge.screenshotUrl != null && (
        <Screenshot key={recharge.screenshotUrl} url={recharge.screenshotUrl} onReload={again} />
      )}
      {recharge.qr !== null && (
        <>
          <h3 className={styles.paidTo}>{t('records.paidTo')}</h3>
          <Suspense fallback={null}>
            <ChannelCode picture={recharge.qr} address="" />
          </Suspense>
        </>
      )}
    </>
  );
}

function Head({ recharge }: { readonly recharge: Recharge }) {
  const { t } = useWords('recharge');
  const { timeOrDate } = usePlatformClock();
  const { amount, credited, state, reviewBy } = recharge;
  return (
    <>
      <div className="row between">
        <b className="record-amount">
          <MoneyText money={credited ?? amount} sign code />
        </b>
        <StatusPill tone={toneOf[state]}>{t(`records.state.${state}`)}</StatusPill>
      </div>
      {isOpen(recharge) && (
        <Banner tone={isLate(reviewBy) ? 'warn' : 'info'}>
          {t(orLate('recharge.submitted', reviewBy), { time: timeOrDate(reviewBy) })}
        </Banner>
      )}
    </>
  );
}

interface ScreenshotProps {
  readonly url: string;
  readonly onReload: () => void;
}

/** The link is signed for ten minutes; a new one is a query away. */
function Screenshot({ url, onReload }: ScreenshotProps) {
  const { t } = useWords('recharge');
  const [gone, setGone] = useState(false);
  if (!gone) {
    return (
      <img
        className={styles.recordShot}
        src={url}
        alt={t('records.screenshotAlt')}
        onError={() => {
          setGone(true);
        }}
      />
    );
  }
  return (
    <div className="row between">
      <p className="small muted">{t('records.screenshotGone')}</p>
      <Button small look="quiet" onClick={onReload}>
        {t('records.reload')}
      </Button>
    </div>
  );
}
