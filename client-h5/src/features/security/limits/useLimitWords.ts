import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import type { OwnLimit } from '../../../lib/safeguards/useSafeguards';

/** Amounts as the language writes dollars, minutes as minutes. */
export function useLimitWords() {
  const { t } = useWords('security');
  const format = useFormat();
  const value = (kind: OwnLimit['kind'], text: string): string =>
    kind === 'DAILY_MINUTES'
      ? t('limits.minutes', { minutes: text })
      : format.money({ amount: text, asset: 'USD' });
  return {
    value,
    /** What holds; of today what is used up, of that where there is a limit. */
    max: ({ kind, max }: OwnLimit) => (max == null ? t('limits.none') : value(kind, max)),
    used: ({ kind, max, used }: OwnLimit) =>
      max == null
        ? t('limits.used', { used: value(kind, used) })
        : t('limits.usedOf', { used: value(kind, used), max: value(kind, max) }),
    /** What comes instead and from when; null where nothing was asked for. */
    change: ({ kind, change }: OwnLimit) => {
      if (!change) return null;
      const time = format.dateTime(change.from);
      return change.max == null
        ? t('limits.thenNone', { time })
        : t('limits.then', { max: value(kind, change.max), time });
    },
  };
}
