import { Button } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { LoadFault } from './LoadFault';
import { Skeleton } from './Skeleton';

interface Page<Item> {
  readonly items: readonly Item[];
  readonly info: { readonly hasNext: boolean; readonly endCursor: string | null };
}

interface Props<Item> {
  /** What it is of: another key reads all again. */
  readonly queryKey: readonly string[];
  readonly pageOf: (after: string | null) => Promise<Page<Item>>;
  readonly title: string;
  /** Said where there is nothing yet. */
  readonly none?: string;
  /** On the button that reads on. */
  readonly older: string;
  /** One of them, and the one before it in time where that is read. */
  readonly children: (item: Item, before: Item | null) => ReactNode;
}

/** What happened to one thing, newest first, a page at a time. */
export function PagedCard<Item extends { readonly id: string }>(props: Props<Item>) {
  const { queryKey, pageOf, title, none, older, children } = props;
  const translate = useTranslate();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => pageOf(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ info }) => (info.hasNext ? info.endCursor : null),
  });
  if (!data && error) return <LoadFault onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const all = data.pages.flatMap(({ items }) => items);
  return (
    <section className="card">
      <h2>{translate(title)}</h2>
      <div className="card-body stack">
        {none !== undefined && all.length === 0 && <p className="soft">{translate(none)}</p>}
        {all.map((item, n) => (
          <Fragment key={item.id}>{children(item, all[n + 1] ?? null)}</Fragment>
        ))}
        {hasNextPage && (
          <Button variant="outlined" loading={isFetching} onClick={() => void fetchNextPage()}>
            {translate(older)}
          </Button>
        )}
      </div>
    </section>
  );
}
