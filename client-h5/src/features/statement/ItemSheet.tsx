import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { classes } from '../../lib/classes';
import { usePlatformClock } from '../../lib/time/usePlatformClock';
import { useConnection } from '../../lib/useConnection';
import { useWords } from '../../lib/useWords';
import { CopyText, Fact } from '../../ui/figure/Fact';
import { MoneyText } from '../../ui/figure/MoneyText';
import { ListEnd } from '../../ui/layout/List';
import { Sheet } from '../../ui/sheet/Sheet';
import { Pending } from '../../ui/state/Pending';
import { useItemNote, useItemTitle } from './ItemRow';
import { StatementItemLinesDocument, type StatementItemLinesQuery } from './statement.generated';
import { LineEnd } from './StatementCell';
import type { StatementItem } from './types';
import styles from './ItemSheet.module.css';

interface Props {
  /** Null: closed. */
  readonly item: StatementItem | null;
  readonly onClose: () => void;
}

/** An object's lines, each with the balance of its purse, and the way to what stands behind. */
export function ItemSheet({ item, onClose }: Props) {
  const { t } = useWords('statement');
  return (
    <Sheet title={t('statement.itemTitle')} open={item !== null} onClose={onClose}>
      {item && <Body item={item} />}
    </Sheet>
  );
}

function Body({ item }: { readonly item: StatementItem }) {
  const { t } = useWords('statement');
  const title = useItemTitle(item);
  const note = useItemNote(item);
  const { items, error, refetch, ...end } = useConnection(StatementItemLinesDocument, {
    variables: { id: item.id },
    pick: (data) => data.statementItemLines,
  });
  return (
    <>
      <b className={classes('record-amount', styles.amounts)}>
        {item.changes.map((money) => (
          <MoneyText key={money.asset} money={money} sign code balance />
        ))}
      </b>
      <dl className="facts">
        <Fact name={title}>{note}</Fact>
        <Fact name={t('statement.reference')}>
          {item.reference == null ? null : (
            <CopyText text={item.reference} label={t('statement.copyReference')} />
          )}
        </Fact>
      </dl>
      <h3 className={styles.linesHead}>{t('statement.lines')}</h3>
      {items ? (
        <>
          <ul className={styles.lines}>
            {items.map((line) => (
              <LineOf key={line.id} line={line} />
            ))}
          </ul>
          {end.hasNext && <ListEnd {...end} />}
        </>
      ) : (
        <Pending shape="list" error={error} onRetry={() => void refetch()} />
      )}
      <Behind item={item} />
    </>
  );
}

type Line = StatementItemLinesQuery['statementItemLines']['edges'][number]['node'];

function LineOf({ line }: { readonly line: Line }) {
  const { t } = useWords('statement');
  const { inFull } = usePlatformClock();
  const { at, kind, purse } = line;
  return (
    <li>
      <span className="grow">
        <span>{t(`statement.kind.${kind}`)}</span>
        <span className="small muted num">
          {inFull(at)} · {t(`statement.purse.${purse}`)}
        </span>
      </span>
      <span className="record-end">
        <LineEnd line={line} />
      </span>
    </li>
  );
}

/** The contract, the holding or the request itself. */
function Behind({ item }: { readonly item: StatementItem }) {
  const behind = useBehind(item);
  return (
    behind && (
      <Link className="button button-quiet" to={behind.to}>
        {behind.label}
      </Link>
    )
  );
}

function useBehind({ order, recharge, withdrawal, holding }: StatementItem) {
  const { t } = useWords('statement');
  if (order) return { to: paths.order(order.id), label: t('statement.openOrder') };
  if (holding) return { to: paths.myProject(holding.id), label: t('statement.openHolding') };
  if (withdrawal)
    return { to: paths.withdrawal(withdrawal.id), label: t('statement.openWithdrawal') };
  if (recharge)
    return { to: paths.rechargeRecord(recharge.id), label: t('statement.openRecharge') };
  return null;
}
