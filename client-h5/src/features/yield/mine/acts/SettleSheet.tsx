import { useMutation, useQuery } from '@apollo/client/react';
import { useArriving } from '../../../../lib/arrival';
import { serverNow } from '../../../../lib/time/serverClock';
import { useFormat } from '../../../../lib/useFormat';
import { useWords } from '../../../../lib/useWords';
import { Fact } from '../../../../ui/figure/Fact';
import { MoneyText } from '../../../../ui/figure/MoneyText';
import { Empty } from '../../../../ui/state/Empty';
import { Pending } from '../../../../ui/state/Pending';
import { minorOf } from '../../types';
import {
  HoldingSettleDocument,
  HoldingSettlementDocument,
  type HoldingSettlementQuery,
} from '../mine.generated';
import { dollars, useOwn } from '../useOwn';
import { ActFoot } from './ActFoot';
import type { ActBodyProps, ActProps } from './actProps';
import { ActSheet } from './ActSheet';
import styles from './HoldingActions.module.css';
import { useAct } from './useAct';

/** What settling pays, before it is confirmed: of a due holding all, of one that is left early less interest. */
export function SettleSheet(props: ActProps) {
  const { t } = useWords('yield');
  const early = props.holding.state !== 'DUE';
  const title = t(early ? 'mine.leave.title' : 'mine.settle.title');
  return <ActSheet {...props} title={title} Body={Body} />;
}

function Body(props: ActBodyProps) {
  const { t } = useWords('yield');
  const { data, error, refetch } = useArriving(
    useQuery(HoldingSettlementDocument, {
      variables: { id: props.holding.id },
      fetchPolicy: 'network-only',
    }),
  );
  if (!data) return <Pending error={error} onRetry={() => void refetch().catch(() => null)} />;
  const { holdingSettlement: settlement } = data;
  if (!settlement) return <Empty title={t('mine.settle.gone')} text={t('mine.settle.goneText')} />;
  return <Preview {...props} settlement={settlement} />;
}

type Settlement = NonNullable<HoldingSettlementQuery['holdingSettlement']>;

function Preview({
  holding,
  settlement,
  onDone,
  onBusy,
}: ActBodyProps & { readonly settlement: Settlement }) {
  const { t } = useWords('yield');
  const own = useOwn();
  const early = holding.state !== 'DUE';
  const { principal, interest } = settlement;
  const total = own.money(dollars(minorOf(principal) + minorOf(interest)));
  const [mutate] = useMutation(HoldingSettleDocument);
  const act = useAct({
    of: holding.id,
    send: async (idempotencyKey) => {
      const { data } = await mutate({
        variables: { input: { holdingId: holding.id, idempotencyKey } },
      });
      return data?.holdingSettle ?? null;
    },
    // A night between the preview and the tap is paid as well.
    done: ({ settled }) => t('mine.settle.done', { amount: settled ? own.money(settled) : total }),
    onDone,
    onBusy,
  });
  return (
    <div className={styles.form}>
      <Facts settlement={settlement} early={early} />
      <p className="small second">{t(early ? 'mine.leave.text' : 'mine.settle.text')}</p>
      <ActFoot act={act} reason={null}>
        {t(early ? 'mine.leave.send' : 'mine.settle.send', { amount: total })}
      </ActFoot>
    </div>
  );
}

/** Principal stands whole; of interest what was earned, what is given up and what was paid before. */
function Facts({
  settlement,
  early,
}: {
  readonly settlement: Settlement;
  readonly early: boolean;
}) {
  const { t } = useWords('yield');
  const format = useFormat();
  const { principal, accrued, reduction, interest } = settlement;
  const before = minorOf(accrued) - minorOf(reduction) - minorOf(interest);
  const minus = (minor: bigint) => dollars(-minor);
  return (
    <dl className="facts">
      <Fact name={t('mine.settle.principal')}>
        <MoneyText money={principal} balance code />
      </Fact>
      <Fact name={t('holding.earned')}>
        <MoneyText money={accrued} sign balance />
      </Fact>
      {early && (
        <Fact name={t('mine.leave.reduction')}>
          <MoneyText money={minus(minorOf(reduction))} balance />
        </Fact>
      )}
      {before > 0n && (
        <Fact name={t('mine.settle.before')}>
          <MoneyText money={minus(before)} balance />
        </Fact>
      )}
      <Fact name={t('mine.settle.now')}>
        <MoneyText money={dollars(minorOf(principal) + minorOf(interest))} balance />
      </Fact>
      <Fact name={t('mine.settle.date')}>{format.date(new Date(serverNow()).toISOString())}</Fact>
    </dl>
  );
}
