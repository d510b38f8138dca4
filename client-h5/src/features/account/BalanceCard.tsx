import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../../../schema/routes';
import { classes } from '../../lib/classes';
import type { MeQuery } from '../../lib/session/me.generated';
import { useWords } from '../../lib/useWords';
import { ButtonLink } from '../../ui/Button';
import { MoneyText } from '../../ui/figure/MoneyText';
import { TotalBalance } from '../../ui/figure/TotalBalance';
import { FrozenSheet } from './FrozenSheet';
import styles from './BalanceCard.module.css';

type Balances = MeQuery['me']['balances'];

/** What the user has, what of it is promised elsewhere, and the ways to add to it, take from it, and change it. */
export function BalanceCard({ balances }: { readonly balances: Balances }) {
  const { t } = useWords('account');
  return (
    <section className={classes('card', styles.balance)}>
      <TotalBalance total={balances.total} />
      <Parts balances={balances} />
      <div className={classes('row', styles.balanceActions)}>
        <ButtonLink small className="grow" to={paths.recharge}>
          <ArrowDownToLine size={20} strokeWidth={1.7} aria-hidden />
          {t('account.recharge')}
        </ButtonLink>
        <ButtonLink small look="quiet" className="grow" to={paths.withdraw}>
          <ArrowUpFromLine size={20} strokeWidth={1.7} aria-hidden />
          {t('account.withdraw')}
        </ButtonLink>
        <ButtonLink small look="quiet" to={paths.convert('USDT')} aria-label={t('account.convert')}>
          <ArrowLeftRight size={20} strokeWidth={1.7} aria-hidden />
        </ButtonLink>
      </div>
    </section>
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
