import { randomUUID } from 'node:crypto';
import { formatMoney, usd } from '../../../schema/money';
import {
  keysOfGroup,
  settingFacts,
  settingKeys,
  type SettingKey,
} from '../../../schema/settings/facts';
import { allSettings } from '../../modules/settings/setting-versions';
import type { World } from '../world';
import { mutationField, type MoneyField } from './fields';

const isMoney = (key: SettingKey) => settingFacts[key].kind.startsWith('MONEY');

const nameOf = (key: SettingKey) => `SettingInput.values ${key}`;

/** Every setting that is money, as the fields of it are named. */
export const moneySettings = settingKeys.filter(isMoney).map(nameOf);

/** Each of them, changed alone; right is a cent more, or less of what is the least, of a list its first entry alone. */
export async function settingsFields({ db }: Pick<World, 'db'>): Promise<MoneyField[]> {
  const groups = await allSettings(db);
  return groups.flatMap(({ group, version, values }) =>
    keysOfGroup(group)
      .filter(isMoney)
      .map((key) => ({
        ...mutationField('admin')({
          ...{ mutation: 'settingsPropose', type: 'SettingsProposeInput', field: 'settings' },
          right: formatMoney(usd(Number([values[key]].flat()[0]) + (key.endsWith('Min') ? -1 : 1))),
          input: (amount) => ({
            ...{ group, version, reason: 'A test', idempotencyKey: randomUUID() },
            settings: [{ key, values: [amount] }],
          }),
        }),
        name: nameOf(key),
      })),
  );
}
