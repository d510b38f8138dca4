import fc from 'fast-check';
import { keysOfGroup, settingFacts, settingGroups, settingKeys, type SettingKey } from './facts';
import { fitsSetting, settingsFault } from './fits';
import { readSetting, writeSetting } from './texts';

const fits = (key: SettingKey, ...texts: string[]) => fitsSetting(key, readSetting(key, texts));
const WEEK = ['00:00-24:00', '09:00-17:30', '', '', '', '', ''];

it('stands in one group of those there are, between bounds that leave room', () => {
  expect(settingGroups.flatMap(keysOfGroup).sort()).toEqual([...settingKeys].sort());
  for (const key of settingKeys) {
    const { min, max } = settingFacts[key];
    expect(min).toBeLessThanOrEqual(max);
  }
});

it.each<[SettingKey, unknown, ...string[]]>([
  ['brand', 'Harbour & Co', ' Harbour & Co '],
  ['invitationRequired', false, 'false'],
  ['rechargeMin', 10_050, '100.50'],
  ['withdrawFeeBp', 150, '1.5'],
  ['tolerancePpm', 500, '0.05'],
  ['withdrawEnd', '24:00', '24:00'],
  ['multiples', [1, 2, 10], '1', '2', '10'],
  ['orderPresets', [1_000, 250_000], '10', '2500.00'],
  ['office', null],
  [
    'office',
    { address: 'Lakeside 1\nBern', latitude: 46.95, longitude: -7.45 },
    ...['Lakeside 1\nBern', '46.95', '-7.45'],
  ],
  ['licences', []],
  ['licences', ['Licence no. 12', '持牌編號１２號'], ' Licence no. 12 ', '持牌編號１２號'],
  ['supportWeek', [['00:00', '24:00'], ['09:00', '17:30'], null, null, null, null, null], ...WEEK],
])('%s is read as %j', (key, value, ...texts) => {
  expect(readSetting(key, texts)).toEqual(value);
  expect(fitsSetting(key, value)).toBe(true);
  expect(readSetting(key, writeSetting(key, value))).toEqual(value);
});

it.each<[SettingKey, ...string[]]>([
  ['brand', ' '],
  ['brand', 'x'.repeat(41)],
  ['brand'],
  ['brand', 'Harbour', 'Quay'],
  ['invitationRequired', 'yes'],
  ['rechargeMin', '1,000.00'],
  ['rechargeMin', '-100'],
  ['rechargeMin', '0.99'],
  ['rechargeMin', '1e3'],
  ['rechargeMin', '100.001'],
  ['withdrawFeeBp', '20.01'],
  ['withdrawFeeBp', '1.005'],
  ['tolerancePpm', '1.0001'],
  ['reviewHours', '0'],
  ['reviewHours', '1.5'],
  ['reviewHours', ''],
  ['withdrawStart', '9:00'],
  ['withdrawStart', '24:01'],
  ['multiples'],
  ['multiples', '1', '1'],
  ['multiples', '2', '1'],
  ['multiples', '1', 'x'],
  ['multiples', ...Array.from({ length: 9 }, (_, n) => String(n + 1))],
  ['office', 'Lakeside 1'],
  ['office', ' ', '46.95', '7.45'],
  ['office', 'Lakeside 1', '90.1', '7.45'],
  ['office', 'Lakeside 1', '46.95', '180.1'],
  ['office', 'Lakeside 1', '46.95', ''],
  ['office', 'Lakeside 1', '46.95', '7.45', 'more'],
  ['licences', 'Licensed by the SEC'],
  ['licences', 'n 1'],
  ['licences', 'Licence no. 12', ''],
  ['licences', `Licence no. 12 ${'x'.repeat(186)}`],
  ['licences', 'Licence\nno. 12'],
  ['licences', ...Array.from({ length: 21 }, (_, n) => `Licence no. ${String(n)}`)],
  ['supportWeek', ...WEEK.slice(1)],
  ['supportWeek', ...WEEK.slice(1), '17:00-09:00'],
  ['supportWeek', ...WEEK.slice(1), '09:00'],
  ['supportWeek', ...WEEK.slice(1), '9-17'],
  ['supportWeek', '', '', '', '', '', '', ''],
])('%s is never %j', (...[key, ...texts]) => {
  expect(fits(key, ...texts)).toBe(false);
});

it.each([
  [{ rechargeMin: 200, rechargeMax: 100 }, 'rechargeMax'],
  [{ rechargeMin: 200, rechargeMax: 200, rechargePresets: [200] }, null],
  [{ rechargeMin: 200, rechargeMax: 900, rechargePresets: [100] }, 'rechargePresets'],
  [{ rechargeMin: 200, rechargeMax: 900, rechargePresets: [900, 901] }, 'rechargeMax'],
  [{ withdrawMin: 200, withdrawMax: 300, withdrawDayMax: 299 }, 'withdrawDayMax'],
  [{ withdrawStart: '09:00', withdrawEnd: '09:00' }, 'withdrawEnd'],
  [{ withdrawStart: '00:00', withdrawEnd: '24:00' }, null],
  [{ positionMax: 1_000, orderPresets: [100, 1_001] }, 'positionMax'],
  [{ socketsPerSessionMax: 51, socketsPerAddressMax: 50 }, 'socketsPerAddressMax'],
  [{ undoSeconds: 0 }, 'undoSeconds'],
  [{ timezone: 'UTC' }, 'timezone'],
])('%j: what is at fault is %s', (facts, fault) => {
  expect(settingsFault(facts)).toBe(fault);
});

it('whatever text is typed is read as a value that is written back the same, or as none', () => {
  const typed = fc.array(fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom(...WEEK)), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(fc.constantFrom(...settingKeys), typed, (key, texts) => {
      const value = readSetting(key, texts);
      if (!fitsSetting(key, value)) return;
      expect(readSetting(key, writeSetting(key, value))).toEqual(value);
    }),
  );
});
