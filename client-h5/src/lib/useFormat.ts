import { useMemo } from 'react';
import { formatChange, formatMoney, formatPercent, formatPrice, formatRate } from './money/format';
import { useSession } from './session/session';
import { clockWithSeconds, ruleTime } from './time/formatSeconds';
import {
  formatClock,
  formatDate,
  formatDateTime,
  formatDay,
  formatRelative,
  formatMarketHour,
  formatWeekTime,
} from './time/formatTime';

type Tail<F> = F extends (first: never, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;

/** The formatters in the language on screen. */
export function useFormat() {
  const { language } = useSession();
  return useMemo(() => {
    const bind = <F extends (first: typeof language, ...rest: never[]) => string>(format: F) =>
      ((...rest: never[]) => format(language, ...rest)) as Tail<F>;
    return {
      money: bind(formatMoney),
      price: bind(formatPrice),
      change: bind(formatChange),
      percent: bind(formatPercent),
      rate: bind(formatRate),
      clock: bind(formatClock),
      date: bind(formatDate),
      day: bind(formatDay),
      dateTime: bind(formatDateTime),
      relative: bind(formatRelative),
      weekTime: bind(formatWeekTime),
      marketHour: bind(formatMarketHour),
      seconds: bind(clockWithSeconds),
      ruleTime: bind(ruleTime),
    };
  }, [language]);
}
