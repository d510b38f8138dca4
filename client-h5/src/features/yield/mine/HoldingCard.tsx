import { Clock } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../schema/routes';
import { useWords } from '../../../lib/useWords';
import { MoneyText } from '../../../ui/figure/MoneyText';
import { StatusPill } from '../../../ui/figure/StatusPill';
import { RiskCard } from '../RiskCard';
import { HoldingActions } from './acts/HoldingActions';
import { HoldingNotice } from './HoldingNotice';
import { HoldingProgress } from './HoldingProgress';
import { daysUntil, statusOf, toneOf, type Holding } from './holdingStatus';
import { PausedNote } from './PausedNote';
import styles from './HoldingCard.module.css';

interface Props {
  readonly holding: Holding;
  /** Leads to its own page, and is not on it. */
  readonly linked?: boolean;
}

/** One holding: how it stands, what was agreed, and what can be done about it. */
export function HoldingCard({ holding, linked = false }: Props) {
  const id = useId();
  const { title, risk } = holding.terms;
  return (
    <RiskCard risk={risk} whole={!linked} labelledBy={id}>
      <header className={styles.head}>
        <h2 id={id}>
          {linked ? (
            <Link className="reach" to={paths.myProject(holding.id)}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <StatusOf holding={holding} />
      </header>
      <Figures holding={holding} />
      <HoldingProgress holding={holding} />
      <HoldingNotice holding={holding} />
      {holding.state !== 'SETTLED' && <PausedNote reason={holding.project?.suspendReason} />}
      <HoldingActions holding={holding} title={id} />
    </RiskCard>
  );
}

function StatusOf({ holding }: { readonly holding: Holding }) {
  const { t } = useWords('yield');
  const status = statusOf(holding);
  const count = status === 'TOPUP' ? daysUntil(holding.zone, holding.topupDueAt ?? '') : 0;
  return (
    <StatusPill tone={toneOf[status]}>
      {status.startsWith('TOPUP') && <Clock size={13} strokeWidth={2.2} aria-hidden />}
      {status === 'TOPUP' ? t('holding.topUpIn', { count }) : t(`holding.status.${status}`)}
    </StatusPill>
  );
}

/** While it runs its interest is an estimate; once it is settled it is what was paid. */
function Figures({ holding }: { readonly holding: Holding }) {
  const { t } = useWords('yield');
  const { state, initial, principal, accrued, expected } = holding;
  const settled = state === 'SETTLED';
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('holding.invested')}</dt>
        <dd>
          <MoneyText money={principal} balance code />
        </dd>
      </div>
      <div>
        <dt>{t(settled ? 'holding.earned' : 'holding.soFar')}</dt>
        <dd>
          <MoneyText money={accrued} sign balance />
        </dd>
      </div>
      <div>
        <dt>{t('holding.initial')}</dt>
        <dd>
          <MoneyText money={initial} balance />
        </dd>
      </div>
      {!settled && (
        <div>
          <dt>{t('holding.expected')}</dt>
          <dd>
            <MoneyText money={expected} sign balance />
          </dd>
        </div>
      )}
    </dl>
  );
}
