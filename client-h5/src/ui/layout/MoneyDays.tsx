import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../state/LoadError';
import { Loading } from '../state/Loading';
import { DayList, type DayListProps } from './DayList';

interface Props<Item> extends Omit<DayListProps<Item>, 'items'> {
  /** Undefined until the first page came. */
  readonly items: readonly Item[] | undefined;
  readonly error: Error | undefined;
  /** What stands there when there is nothing to list. */
  readonly empty: ReactNode;
}

/** Amounts by day, under their currency; says when they load, fail, or when there are none. */
export function MoneyDays<Item>({ items, error, empty, ...list }: Props<Item>) {
  const { t } = useTranslation();
  if (!items && error) return <LoadError error={error} onRetry={() => void list.refetch()} />;
  if (!items) return <Loading shape="list" />;
  if (items.length === 0) return empty;
  return (
    <>
      <p className="currency small muted">{t('common.currency')}</p>
      <DayList {...list} items={items} />
    </>
  );
}
