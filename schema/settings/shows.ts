import { settingFacts, settingKeys, type SettingKind } from './facts';

const shows: Readonly<Partial<Record<SettingKind, 'MONEY' | 'BP' | 'PPM' | 'WORD' | 'WEEK'>>> = {
  ...{ MONEY: 'MONEY', MONEYS: 'MONEY', BP: 'BP', PPM: 'PPM', FLAG: 'WORD', WEEK: 'WEEK' },
};

const fields = settingKeys.map(
  (key) => [key, { shows: shows[settingFacts[key].kind] ?? 'TEXT' }] as const,
);

/** How the audit log and proposals show each setting. */
export const settingFields = Object.fromEntries(fields);
