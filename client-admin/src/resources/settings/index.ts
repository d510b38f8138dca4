import { SlidersHorizontal } from 'lucide-react';
import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { SettingsDocument } from './settings.generated';
import { settingsActions } from './settingsActions';

const groups = async () => (await ask(SettingsDocument, {})).settings;

/** What staff may set, a group a record. */
export const settings = {
  resource: {
    name: 'settings',
    list: lazyScreen('SettingsView', () => import('./SettingsView')),
    edit: lazyScreen('EditSettings', () => import('./edit/EditSettings')),
  },
  table: {
    list: async () => ({ items: await groups(), info: { endCursor: null, hasNext: false } }),
    one: async (id) => (await groups()).find((group) => group.id === id) ?? null,
  },
  actions: settingsActions,
  access: { list: 'settings.read', edit: 'proposal.decide' },
  menu: { group: 'records', icon: SlidersHorizontal },
} satisfies ConsoleResource;
