import { ArrowDownToLine, Eye, EyeOff, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../../../schema/routes';
import { classes } from '../../lib/classes';
import type { MeQuery } from '../../lib/session/me.generated';
import { setBalanceHidden, useSession } from '../../lib/session/session';
import { useWords } from '../../lib/useWords';
import { ButtonLink, IconButton } from '../../ui/Button';
import { MoneyText } from '../../ui/figure/MoneyText';
import { FrozenSheet } from './FrozenSheet';
import styles from './BalanceCard.module.css';

type Balances = MeQuery['me']['balances'];

/** What the user has, what of it is promised elsewhere, and the way to add to it. */
export function BalanceCard({ balances }: { readonly balances: Balances }) {
  const { t } = useWords('account');
  return (
    <section className={classes('card', styles.balance)}>
      <div className="row between">
        <h2 className="second small">{t('account.totalBalance')}</h2>
        <HideToggle />
      </div>
      <p className="figure">
        <MoneyText money={balances.total} balance code />
      </p>
      <Parts balances={balances} />
      <div className="row">
        <ButtonLink small className="grow" to={paths.recharge}>
          <ArrowDownToLine size={20} strokeWidth={1.7} aria-hidden />
          {t('account.recharge')}
        </ButtonLink>
        <ButtonLink small look="quiet" className="grow" to={paths.statement}>
          <ReceiptText size={20} strokeWidth={1.7} aria-hidden />
          {t('account.statement')}
        </ButtonLink>
      </div>
    </section>
  );
}

function HideToggle() {
  const { t } = useWords('account');
  const { balanceHidden } = useSession();
  const Icon = balanceHidden ? EyeOff : Eye;
  return (
    <IconButton
      className={styles.balanceToggle}
      label={balanceHidden ? t('account.showBalance') : t('account.hideBalance')}
      onClick={() => {
        setBalanceHidden(!balanceHidden);
      }}
    >
      <Icon size={20} strokeWidth={1.7} aria-hidden />
    </IconButton>
  );
}

function Parts({ balances }: { readonly balances: Balances }) {
  const { t } = useWords('account');
  const [open, setOpen] = useState(false);
  return (
    <dl className={styles.balanceParts}>
      <div>
        <dt>{t('shared:balance.available')}</dt>
        <dd>
          <MoneyText money={balances.available} balance />
        </dd>
      </div>
      <div>
        <dt>{t('shared:balance.frozen')}</dt>
        <dd>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => {
              setOpen(true);
            }}
          >
            <MoneyText money={balances.frozen} balance />
          </button>
          <FrozenSheet balances={balances} open={open} onClose={() => setOpen(false)} />
        </dd>
      </div>
      <div>
        <dt>{t('shared:balance.held')}</dt>
        <dd>
          <MoneyText money={balances.held} balance />
        </dd>
      </div>
    </dl>
  );
}
