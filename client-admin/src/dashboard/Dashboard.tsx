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
import { FigureTile } from './FigureTile';
import { MoneyIn } from './MoneyIn';
import { ProofAlarm } from './ProofAlarm';
import { ProjectTiles } from './ProjectTiles';
import { QueueTile } from './QueueTile';
import { SetAside } from './SetAside';
import { useDashboard, type DashboardRecord } from '../lib/useDashboard';
import styles from './Dashboard.module.css';

function Tiles({ data }: { readonly data: DashboardRecord }) {
  const translate = useTranslate();
  const { count, money } = useFormat();
  return (
    <div className={styles.tiles}>
      <QueueTile resource="withdrawals" icon={Upload} figures={data.withdrawals} />
      <QueueTile resource="recharges" icon={Download} figures={data.recharges} />
      <QueueTile resource="verifications" icon={IdCard} figures={data.verifications} />
      <QueueTile resource="passwordRequests" icon={KeyRound} figures={data.passwordRequests} />
      <QueueTile resource="appeals" icon={Scale} figures={data.appeals} />
      <QueueTile resource="infoChanges" icon={PenLine} figures={data.infoChanges} />
      <QueueTile resource="disputes" icon={Flag} figures={data.disputes} />
      <QueueTile resource="rewardClaims" icon={Gift} figures={data.rewardClaims} />
      <QueueTile
        resource="conversations"
        icon={MessagesSquare}
        figures={data.conversations}
        undecided
      />
      <FigureTile
        title={translate('resources.dashboard.users')}
        lead={count(data.usersTotal)}
        foot={translate('resources.dashboard.signUps')}
        value={count(data.signUpsToday)}
      />
      <FigureTile
        title={translate('resources.dashboard.openContracts')}
        lead={count(data.openOrders)}
        foot={translate('resources.dashboard.settled')}
        value={count(data.settledCount)}
      />
      <FigureTile
        to="/exposure"
        title={translate('resources.dashboard.exposure')}
        lead={money(data.exposure)}
        unit={data.exposure.asset}
        foot={translate('resources.dashboard.exposureText')}
      />
      <ProjectTiles figures={data.projects} />
    </div>
  );
}

/** The day at one look: what waits, what came in, and whether contracts settle as promised. */
export function Dashboard() {
  const translate = useTranslate();
  const { clock, longDay } = useFormat();
  const { data, error, refetch } = useDashboard();
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <PageTitle>{longDay(data ? Date.parse(data.serverTime) : serverNow())}</PageTitle>
          <p className="soft num">
            {data && translate('resources.dashboard.updated', { time: clock(data.serverTime) })}
          </p>
        </div>
      </div>
      {!data && error && <LoadFault onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data && (
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
          <HolidaysEnding items={data.holidaysEnding} />
          <Tiles data={data} />
          <div className={styles.panels}>
            <MoneyIn days={data.rechargesByDay} />
            <FairPanel data={data} />
          </div>
        </>
      )}
    </div>
  );
}
