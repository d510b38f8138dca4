import { useTranslate } from 'react-admin';
import type { WithdrawalRow } from './withdrawal';

/** Where it goes in one line: "Northgate Bank 621***821". */
export function WithdrawalTarget({ target }: Pick<WithdrawalRow, 'target'>) {
  const translate = useTranslate();
  const { kind, bank, masked } = target;
  return (
    <span>
      {bank ?? translate(`resources.withdrawals.method.${kind}`)}{' '}
      <span className="mono soft">{masked}</span>
    </span>
  );
}
