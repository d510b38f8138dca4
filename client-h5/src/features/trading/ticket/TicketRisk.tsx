import { useTranslation } from 'react-i18next';
import styles from './TicketRisk.module.css';

/** What a contract can cost: it stands on the ticket, and from the first moment where the ticket will be. */
export function TicketRisk() {
  const { t } = useTranslation();
  return <p className={styles.ticketRisk}>{t('common.riskLine')}</p>;
}
