import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Blank } from './Blank';
import { Skeleton } from './Skeleton';
import { LoadFault } from './LoadFault';
import { Pager } from './Pager';

interface Props {
  /** Said when there is no row. */
  readonly empty: string;
  readonly emptyText?: string | undefined;
  readonly children: ReactNode;
}

/** Around every table: waiting, failed, empty, rows and pages. */
export function ListFrame({ empty, emptyText, children }: Props) {
  const { error, data: rows = null, refetch } = useListContext();
  const translate = useTranslate();
  if (rows === null) {
    return error ? <LoadFault onRetry={() => void refetch()} /> : <Skeleton />;
  }
  if (rows.length === 0) {
    return (
      <>
        <Blank icon={Inbox} title={empty} text={emptyText} />
        <Pager />
      </>
    );
  }
  return (
    <>
      {error && (
        <p className="note warn" role="status">
          {translate('list.old')}
        </p>
      )}
      {children}
      <Pager />
    </>
  );
}
