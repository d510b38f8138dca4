import { READ, type Module } from '../../platform/module';
import { SettingsResolver } from './api/settings.resolver';
import { settingChecks } from './checks';
import { Setting } from './setting.entity';

/** Values that staff change. */
export const settings = {
  name: 'settings',
  tables: { setting: READ, setting_version: READ },
  functions: [
    'platform_day',
    'platform_day_start',
    'platform_zone',
    'zone_day_start',
    'zone_days_after',
  ],
  verify: { tables: { 'verify.settings': READ, 'verify.setting_versions': READ } },
  entities: [Setting],
  resolvers: { staff: [SettingsResolver] },
  permissions: { 'settings.read': ['ADMIN'] },
  checks: settingChecks,
} satisfies Module;
