import { READ, type Module } from '../../platform/module';
import { Setting } from './setting.entity';

/** Values that staff change. */
export const settings = {
  name: 'settings',
  tables: { setting: READ },
  functions: [
    'platform_day',
    'platform_day_start',
    'platform_zone',
    'zone_day_start',
    'zone_days_after',
  ],
  entities: [Setting],
} satisfies Module;
