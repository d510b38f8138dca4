import { useTranslate } from 'react-admin';
import {
  settingFacts,
  type SettingKey,
  type SettingKind,
} from '../../../../../schema/settings/facts';
import { writeSetting } from '../../../../../schema/settings/texts';
import { useFormat } from '../../../lib/useFormat';

const words = 'resources.settings';

/** A list is bounded as its entries are. */
const ENTRY = { MONEYS: 'rechargeMin', COUNTS: 'rechargesOpenMax' } as const;

/** Bounded by their letters. */
const COUNTED: readonly SettingKind[] = ['TEXT', 'OFFICE', 'LICENCES'];

/** What a field of a setting is called, and what may be typed there. */
export function useSettingWords() {
  const translate = useTranslate();
  const { decimal } = useFormat();
  const bound = (key: SettingKey, n: number): string => {
    const { kind } = settingFacts[key];
    const as = kind === 'MONEYS' || kind === 'COUNTS' ? ENTRY[kind] : key;
    return decimal(COUNTED.includes(kind) ? String(n) : (writeSetting(as, n)[0] ?? ''));
  };
  return {
    label: (key: SettingKey): string => {
      const name = translate(`resources.auditEntries.field.${key}`);
      const { kind } = settingFacts[key];
      if (kind.startsWith('MONEY')) return translate(`${words}.inUsd`, { name });
      return kind === 'BP' || kind === 'PPM' ? translate(`${words}.inPercent`, { name }) : name;
    },
    rule: (key: SettingKey): string => {
      const { kind, min, max } = settingFacts[key];
      const bounded = kind !== 'WEEK' && kind !== 'CLOCK' && kind !== 'FLAG';
      const figures = bounded ? { min: bound(key, min), max: bound(key, max) } : {};
      return translate(`${words}.rule.${kind}`, {
        ...figures,
        _: translate(`${words}.rule.WHOLE`, figures),
      });
    },
  };
}
