import { useRecordContext, useTranslate } from 'react-admin';
import { useFormat } from '../../../lib/useFormat';
import { CopyText } from '../../../ui/CopyText';
import { MoneyText } from '../../../ui/MoneyText';
import { TimeText } from '../../../ui/TimeText';
import styles from './HoldingDetails.module.css';
import type { HoldingRowFragment } from './holdings.generated';

const words = 'resources.holdings';

/** The terms it was joined on, and what they bring when. */
export function HoldingDetails() {
  const translate = useTranslate();
  const { decimal } = useFormat();
  const own = useRecordContext<HoldingRowFragment>();
  if (!own) return null;
  const hash = translate(`${words}.fields.termsHash`);
  const facts = [
    ['rate', translate(`${words}.rate`, { rate: decimal(own.annualRate), days: own.days })],
    ['dividend', translate(`resources.projects.dividend.${own.dividend}`)],
    ['version', translate('resources.projects.version', { version: own.version })],
    ['termsHash', <CopyText key="hash" text={own.termsHash} label={hash} short={16} />],
    ['initial', <MoneyText key="initial" value={own.initial} code />],
    ['topUp', <MoneyText key="topUp" value={own.topUp} code />],
    ['topupDueAt', <TimeText key="due" at={own.topupDueAt} />],
    ['topupPaidAt', <TimeText key="topped" at={own.topupPaidAt} />],
    ['promised', <MoneyText key="promised" value={own.promised} code />],
    ['nextAt', <TimeText key="next" at={own.nextAt} />],
    ['zone', own.zone],
    ['settledAt', <TimeText key="settled" at={own.settledAt} />],
    ['settledBy', own.settledBy === null ? '–' : translate(`${words}.by.${own.settledBy}`)],
  ] as const;
  return (
    <dl className={styles.details}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{translate(`${words}.fields.${name}`)}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
