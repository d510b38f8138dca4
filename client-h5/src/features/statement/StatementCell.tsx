import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MoneyLike } from '../../lib/money/format';
import { useOwnMoney } from '../../lib/money/useOwnMoney';
import { useWords } from '../../lib/useWords';
import { MoneyText } from '../../ui/figure/MoneyText';

interface Props {
  readonly icon: LucideIcon;
  readonly title: string;
  /** When, and what it was. */
  readonly note: string;
  /** What it came to. */
  readonly end: ReactNode;
  readonly onOpen: () => void;
}

/** A row of the statement that opens a sheet. */
export function StatementCell({ icon: Icon, title, note, end, onOpen }: Props) {
  return (
    <button type="button" className="cell record" aria-haspopup="dialog" onClick={onOpen}>
      <span className="lead">
        <Icon size={20} strokeWidth={1.7} aria-hidden />
      </span>
      <span className="grow">
        <b className="record-title">{title}</b>
        <span className="small muted num">{note}</span>
      </span>
      <span className="record-end">{end}</span>
    </button>
  );
}

interface LineEndProps {
  readonly line: { readonly amount: MoneyLike; readonly balanceAfter: MoneyLike };
}

/** What a line did to its purse, and that purse after it. */
export function LineEnd({ line: { amount, balanceAfter } }: LineEndProps) {
  const { t } = useWords('statement');
  const own = useOwnMoney();
  return (
    <>
      <b>
        <MoneyText money={amount} sign balance />
      </b>
      <span className="small muted num">
        {t('statement.balance', { amount: own(balanceAfter) })}
      </span>
    </>
  );
}
