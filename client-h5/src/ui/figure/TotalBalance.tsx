import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../lib/classes';
import type { MoneyLike } from '../../lib/money/format';
import { setBalanceHidden, useSession } from '../../lib/session/session';
import { IconButton } from '../Button';
import { MoneyText } from './MoneyText';
import styles from './TotalBalance.module.css';

interface Props {
  /** Undefined: still to come. Null: it did not come. */
  readonly total: MoneyLike | null | undefined;
}

/** What the user has in all, hidden at will on every screen at once. Its room is there before it is. */
export function TotalBalance({ total }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes('row between', styles.totalHead)}>
        <h2 className="second small">{t('balance.total')}</h2>
        {total && <HideToggle />}
      </div>
      <p className={classes('figure', styles.total)}>
        {total ? <MoneyText money={total} balance code /> : total === null ? '–' : '\u00a0'}
      </p>
    </>
  );
}

function HideToggle() {
  const { t } = useTranslation();
  const { balanceHidden } = useSession();
  const Icon = balanceHidden ? EyeOff : Eye;
  return (
    <IconButton
      className={styles.totalToggle}
      label={balanceHidden ? t('balance.show') : t('balance.hide')}
      onClick={() => {
        setBalanceHidden(!balanceHidden);
      }}
    >
      <Icon size={20} strokeWidth={1.7} aria-hidden />
    </IconButton>
  );
}
