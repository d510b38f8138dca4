import { MoneyText } from '../../ui/MoneyText';
import { RechargeChecks } from './checks/RechargeChecks';
import { amountInReview, type Recharge } from './recharge';
import styles from './RechargeDetails.module.css';
import { RechargeFacts } from './RechargeFacts';
import { RechargeStatePill } from './RechargeStatePill';
import { RechargeWarnings } from './RechargeWarnings';

/** The amount in review, what to look out for, and what the user stated. */
export function RechargeDetails({ request: recharge }: { readonly request: Recharge }) {
  return (
    <>
      <p className={styles.drawerAmount}>
        <span>
          <b>
            <MoneyText value={recharge.credited ?? amountInReview(recharge)} />
          </b>{' '}
          <span className="soft">{recharge.amount.asset}</span>
        </span>
        <RechargeStatePill row={recharge} />
      </p>
      <RechargeWarnings recharge={recharge} />
      <RechargeFacts recharge={recharge} />
      <RechargeChecks recharge={recharge} />
    </>
  );
}
