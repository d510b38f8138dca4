import { classes } from '../lib/classes';
import { useWords } from '../lib/useWords';
import styles from './RiskNote.module.css';

/** Below everything that is offered: yields are estimates, and principal is at risk. */
export function RiskNote() {
  const { t } = useWords('yield');
  return <p className={classes('small muted', styles.note)}>{t('risk.estimates')}</p>;
}
