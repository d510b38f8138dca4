import { useQuery } from '@apollo/client/react';
import { Eye, EyeOff } from 'lucide-react';
import { classes } from '../../../lib/classes';
import { setBalanceHidden, useSession } from '../../../lib/session/session';
import { useWords } from '../../../lib/useWords';
import { IconButton } from '../../../ui/Button';
import { MoneyText } from '../../../ui/figure/MoneyText';
import { HoldingsSumDocument } from './mine.generated';
import styles from './HoldingsSum.module.css';

/** All that is held, and what it has earned; its room is there before it is. */
export function HoldingsSum() {
  const { t } = useWords('yield');
  const { data, error } = useQuery(HoldingsSumDocument);
  const sum = data?.yieldOverview;
  const unknown = error ? '–' : '\u00a0';
  return (
    <section className={styles.sum}>
      <div className={classes('row between', styles.head)}>
        <h2 className="small second">{t('mine.total')}</h2>
        {sum && <HideToggle />}
      </div>
      <p className={classes('figure', styles.total)}>
        {sum ? <MoneyText money={sum.held} balance code /> : unknown}
      </p>
      <p className={classes('small second', styles.earned)}>
        <span>
          {t('list.yesterday')} <b>{sum && <MoneyText money={sum.yesterday} sign balance />}</b>
        </span>
        <span>
          {t('list.total')} <b>{sum && <MoneyText money={sum.total} sign balance />}</b>
        </span>
      </p>
    </section>
  );
}

function HideToggle() {
  const { t } = useWords('yield');
  const { balanceHidden } = useSession();
  const Icon = balanceHidden ? EyeOff : Eye;
  return (
    <IconButton
      className={styles.toggle}
      label={t(balanceHidden ? 'shared:balance.show' : 'shared:balance.hide')}
      onClick={() => {
        setBalanceHidden(!balanceHidden);
      }}
    >
      <Icon size={20} strokeWidth={1.7} aria-hidden />
    </IconButton>
  );
}
