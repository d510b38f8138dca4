import { useState, type ReactNode } from 'react';
import { dayKey } from '../lib/days';
import { useFormat } from '../lib/useFormat';
import { useWords } from '../lib/useWords';
import { ListEnd } from './List';
import { PullToRefresh } from './PullToRefresh';
import './DayList.css';

interface Props<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** The instant that decides the day an item stands under. */
  readonly atOf: (item: Item) => string;
  readonly render: (item: Item) => ReactNode;
  readonly hasNext: boolean;
  readonly loadingMore: boolean;
  readonly loadMore: () => void;
  readonly refetch: () => Promise<void>;
}

interface Day<Item> {
  readonly at: string;
  readonly items: readonly Item[];
}

/** A growing list with a card for each day, newest first. */
export function DayList<Item>(props: Props<Item>) {
  const { items, keyOf, atOf, render, refetch, ...end } = props;
  return (
    <>
      <PullToRefresh onRefresh={refetch} />
      {byDay(items, atOf).map((day) => (
        <section key={dayKey(day.at)}>
          <h2 className="day-head">
            <DayName at={day.at} />
          </h2>
          <ul className="card day-items">
            {day.items.map((item) => (
              <li key={keyOf(item)}>{render(item)}</li>
            ))}
          </ul>
        </section>
      ))}
      <ListEnd {...end} />
    </>
  );
}

function byDay<Item>(items: readonly Item[], atOf: (item: Item) => string): Day<Item>[] {
  const days: Day<Item>[] = [];
  for (const item of items) {
    const at = atOf(item);
    const last = days.at(-1);
    if (last && dayKey(last.at) === dayKey(at))
      days[days.length - 1] = { ...last, items: [...last.items, item] };
    else days.push({ at, items: [item] });
  }
  return days;
}

const DAY_MS = 86_400_000;

function DayName({ at }: { readonly at: string }) {
  const { t } = useWords();
  const format = useFormat();
  const [now] = useState(Date.now);
  if (dayKey(at) === dayKey(new Date(now).toISOString())) return t('records.today');
  if (dayKey(at) === dayKey(new Date(now - DAY_MS).toISOString())) return t('records.yesterday');
  return format.date(at);
}
