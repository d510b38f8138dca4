import { useTranslate } from 'react-admin';
import { PictureViewer } from '../../queue/PictureViewer';
import { MoneyText } from '../../ui/MoneyText';
import { amountInReview, type Recharge } from './recharge';
import { RechargeFacts } from './RechargeFacts';
import { RechargeStatePill } from './RechargeStatePill';
import { RechargeWarnings } from './RechargeWarnings';
import styles from './RechargeDetails.module.css';

/** The amount in review, what to look out for, and the evidence. */
export function RechargeDetails({ recharge }: { readonly recharge: Recharge }) {
  const translate = useTranslate();
  return (
    <>
      <p className={styles.drawerAmount}>
        <span>
          <b>
            <MoneyText value={recharge.credited ?? amountInReview(recharge)} />
          </b>{' '}
          <span className="soft">{recharge.amount.asset}</span>
        </span>
        <RechargeStatePill state={recharge.state} />
      </p>
      <RechargeWarnings recharge={recharge} />
      <RechargeFacts recharge={recharge} />
      <h3>{translate('resources.recharges.screenshot')}</h3>
      <PictureViewer key={recharge.id} url={recharge.screenshotUrl} amount={recharge.amount} />
    </>
  );
}
