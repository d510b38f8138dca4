import { useOwnMoney } from '../../../../lib/money/useOwnMoney';
import { useFormat } from '../../../../lib/useFormat';
import { useWords } from '../../../../lib/useWords';
import { Button } from '../../../../ui/Button';
import { MoneyField } from '../../../../ui/field/MoneyField';
import { Fact } from '../../../../ui/figure/Fact';
import { MoneyText } from '../../../../ui/figure/MoneyText';
import { Sheet } from '../../../../ui/sheet/Sheet';
import type { Project } from '../../types';
import styles from './AmountSheet.module.css';
import { bounds, type Amount } from './joinAmount';
import { RechargeLink } from './RechargeLink';
import { useAmountReason, useAvailable } from './useAmountReason';
import type { Outlook } from '../useOutlook';

interface Props {
  readonly project: Project;
  readonly text: string;
  readonly amount: Amount | null;
  readonly outlook: Outlook | null;
  /** What the server said against this amount; it may be asked again. */
  readonly refused: string | null;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

/** How much; what comes of it is recalculated while one types. */
export function AmountSheet({ open, ...form }: Props & { readonly open: boolean }) {
  const { t } = useWords('yield');
  return (
    <Sheet title={t('details.choose')} open={open} onClose={form.onClose}>
      <AmountForm {...form} />
    </Sheet>
  );
}

function AmountForm({ project, text, amount, outlook, refused, onText, onClose }: Props) {
  const { t } = useWords('yield');
  const format = useFormat();
  const reason = useAmountReason(project, amount);
  const { max } = bounds(project);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (reason === null) onClose();
      }}
    >
      <MoneyField
        label={t('details.amount')}
        value={text}
        onChange={onText}
        error={amount ? errorOf(reason, refused) : undefined}
        aside={
          <span className="muted num">
            {t('details.bounds', {
              min: format.money(project.min, { as: 'plain' }),
              max: format.money(max.shown, { as: 'code' }),
            })}
          </span>
        }
        hint={<Available />}
      />
      {reason?.missing && <RechargeLink missing={reason.missing} />}
      <Results outlook={amount && outlook} />
      <Button type="submit" disabled={reason !== null}>
        {amount
          ? t('details.take', { amount: format.money(amount.shown) })
          : t('details.reason.amount')}
      </Button>
    </form>
  );
}

const errorOf = (reason: ReturnType<typeof useAmountReason>, refused: string | null) =>
  reason?.text ?? refused ?? undefined;

function Results({ outlook }: Pick<Props, 'outlook'>) {
  const { t } = useWords('yield');
  return (
    <dl className="facts" aria-live="polite">
      <Fact name={t('details.interest')}>
        {outlook ? <MoneyText money={outlook.interest} /> : '–'}
      </Fact>
      <Fact name={t('details.back')}>{outlook ? <MoneyText money={outlook.total} /> : '–'}</Fact>
    </dl>
  );
}

function Available() {
  const { t } = useWords('yield');
  const own = useOwnMoney();
  const available = useAvailable();
  return available ? t('details.reason.balance', { available: own(available) }) : null;
}
