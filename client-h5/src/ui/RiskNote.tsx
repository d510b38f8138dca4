import { classes } from '../lib/classes';
import { useWords } from '../lib/useWords';
import styles from './RiskNote.module.css';

/**
 * Below everything that is offered: yields are estimates, and principal is at risk. It stands on screens of other features
 * too, which are drawn before its words have come.
 */
export function RiskNote() {
  const { t, ready } = useWords('yield');
  return <p className={classes('small muted', styles.note)}>{ready && t('risk.estimates')}</p>;
}
