import { formatMoney, money, parseMoney } from '../../../../schema/money';
import { paths } from '../../../../schema/routes';
import type { MeQuery } from '../../lib/session/me.generated';
import { useWords } from '../../lib/useWords';
import { ButtonLink } from '../../ui/Button';
import { MoneyText } from '../../ui/figure/MoneyText';
import { Sheet } from '../../ui/sheet/Sheet';

interface Props {
  readonly balances: MeQuery['me']['balances'];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What holds the frozen money: stakes and fees of open contracts, and money on its way out. */
export function FrozenSheet({ balances: { frozen, openStakes }, open, onClose }: Props) {
  const { t } = useWords('account');
  const rest = parseMoney('USD', frozen.amount).minor - parseMoney('USD', openStakes.amount).minor;
  const fees = { asset: frozen.asset, amount: formatMoney(money('USD', rest)) };
  return (
    <Sheet title={t('account.frozenTitle')} open={open} onClose={onClose}>
      <p className="second">{t('account.frozenText')}</p>
      <dl className="facts">
        <div>
          <dt>{t('account.frozenStakes')}</dt>
          <dd>
            <MoneyText money={openStakes} balance />
          </dd>
        </div>
        <div>
          <dt>{t('account.frozenOther')}</dt>
          <dd>
            <MoneyText money={fees} balance />
          </dd>
        </div>
      </dl>
      <ButtonLink look="quiet" to={paths.orders}>
        {t('account.orders')}
      </ButtonLink>
      <ButtonLink look="quiet" to={paths.withdrawals}>
        {t('account.withdrawals')}
      </ButtonLink>
    </Sheet>
  );
}
