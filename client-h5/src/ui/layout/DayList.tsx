import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../lib/classes';
import { dayIn } from '../../lib/time/days';
import { usePlatformDay, type PlatformDay } from '../../lib/time/usePlatformDay';
import { useFormat } from '../../lib/useFormat';
import { Loading } from '../state/Loading';
import { ListEnd } from './List';
import { PullToRefresh } from './PullToRefresh';
import styles from './DayList.module.css';

export interface DayListProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** The instant that decides the day an item stands under. */
  readonly atOf: (item: Item) => string;
  readonly render: (item: Item) => ReactNode;
  readonly hasNext: boolean;
  readonly loadingMore: boolean;
  readonly loadMore: () => void;
  readonly refetch: () => Promise<unknown>;
  /** Its rows begin with words: no icon to stand clear of. */
  readonly plain?: boolean;
}

interface Day<Item> {
  readonly on: string;
  readonly items: readonly Item[];
}

/** A growing list with a card for each day of the platform, newest first. */
export function DayList<Item>(props: DayListProps<Item>) {
  const { items, keyOf, atOf, render, refetch, plain, ...end } = props;
  const platform = usePlatformDay();
  if (!platform) return <Loading />;
  return (
    <>
      <PullToRefresh onRefresh={refetch} />
      {byDay(items, (item) => dayIn(platform.timeZone, Date.parse(atOf(item)))).map((day) => (
        <section key={day.on}>
          <h2 className={styles.dayHead}>
            <DayName on={day.on} platform={platform} />
          </h2>
          <ul className={classes('card', styles.dayItems, plain ? styles.plain : undefined)}>
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

function byDay<Item>(items: readonly Item[], dayOf: (item: Item) => string): Day<Item>[] {
  const days: Day<Item>[] = [];
  for (const item of items) {
    const on = dayOf(item);
    const last = days.at(-1);
    if (last?.on === on) days[days.length - 1] = { ...last, items: [...last.items, item] };
    else days.push({ on, items: [item] });
  }
  return days;
}

interface DayNameProps {
  readonly on: string;
  readonly platform: PlatformDay;
}

function DayName({ on, platform: { today, yesterday, zone } }: DayNameProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (on === today) return t('common.today', { zone });
  if (on === yesterday) return t('common.yesterday', { zone });
  return format.day(on, today);
}
