import {
  Download,
  Flag,
  Gift,
  IdCard,
  KeyRound,
  MessagesSquare,
  PenLine,
  Scale,
  Upload,
} from 'lucide-react';
import { useTranslate } from 'react-admin';
import { serverNow } from '../lib/clock';
import { useFormat } from '../lib/useFormat';
import { Skeleton } from '../ui/list/Skeleton';
import { HolidaysEnding } from './HolidaysEnding';
import { LoadFault } from '../ui/list/LoadFault';
import { PageTitle } from '../ui/PageTitle';
import { FairPanel } from './FairPanel';
import { MoneyPanel } from './money/MoneyPanel';
import { RangeBar } from './money/RangeBar';
import { useMoneyDays } from './money/useMoneyDays';
import { NeedsAttention } from './NeedsAttention';
import { OnShiftPanel } from './OnShiftPanel';
import { PlatformFacts, ProjectFacts } from './PlatformFacts';
import { ProofAlarm } from './ProofAlarm';
import { QueueStrip } from './QueueStrip';
import { QueueTile } from './QueueTile';
import { SetAside } from './SetAside';
import { StaleFeeds } from './StaleFeeds';
import { useDashboard, type DashboardRecord } from '../lib/desk/useDashboard';
import styles from './Dashboard.module.css';

/** What people send in all day, then what comes seldom. */
function Queues({ data }: { readonly data: DashboardRecord }) {
  return (
    <>
      <div className={styles.tiles}>
        <QueueTile resource="withdrawals" icon={Upload} figures={data.withdrawals} />
        <QueueTile resource="recharges" icon={Download} figures={data.recharges} />
        <QueueTile resource="verifications" icon={IdCard} figures={data.verifications} />
        <QueueTile
          resource="conversations"
          icon={MessagesSquare}
          figures={data.conversations}
          undecided
        />
      </div>
      <div className={styles.strips}>
        <QueueStrip resource="passwordRequests" icon={KeyRound} figures={data.passwordRequests} />
        <QueueStrip resource="appeals" icon={Scale} figures={data.appeals} />
        <QueueStrip resource="infoChanges" icon={PenLine} figures={data.infoChanges} />
        <QueueStrip resource="disputes" icon={Flag} figures={data.disputes} />
        <QueueStrip resource="rewardClaims" icon={Gift} figures={data.rewardClaims} />
      </div>
    </>
  );
}

/** What cannot wait: nothing at all where there is nothing of it. */
function Alarms({ data }: { readonly data: DashboardRecord }) {
  return (
    <>
      <SetAside
        words="setAside"
        items={data.ordersSetAside}
        placeOf={({ id }) => `/orders/${id}/show`}
      />
      <SetAside
        words="holdingsSetAside"
        items={data.holdingsSetAside}
        placeOf={({ number }) =>
          `/holdings?filter=${encodeURIComponent(JSON.stringify({ search: number }))}`
        }
      />
      <ProofAlarm proof={data.proof} />
      <StaleFeeds symbols={data.stale} />
      <HolidaysEnding items={data.holidaysEnding} />
    </>
  );
}

/** The day at one look: what waits, what came in and went out, who works, and whether contracts settle as promised. */
export function Dashboard() {
  const translate = useTranslate();
  const { clock, longDay } = useFormat();
  const { data, error, refetch } = useDashboard();
  const money = useMoneyDays();
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <PageTitle>{longDay(data ? Date.parse(data.serverTime) : serverNow())}</PageTitle>
          <p className="soft num">
            {data && translate('resources.dashboard.updated', { time: clock(data.serverTime) })}
          </p>
        </div>
        <RangeBar {...money} />
      </div>
      {!data && error && <LoadFault onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data && (
        <>
          <Alarms data={data} />
          <Queues data={data} />
          <div className={styles.panels}>
            <MoneyPanel {...money} />
            <FairPanel data={data} />
          </div>
          <div className={styles.panels}>
            <NeedsAttention pressing={data.pressing} />
            <OnShiftPanel onShift={data.onShift} />
          </div>
          <div className={styles.halves}>
            <PlatformFacts data={data} />
            <ProjectFacts data={data} />
          </div>
        </>
      )}
    </div>
  );
}
