import type { SettingsProposeInput } from '../../graphql.generated';
import { accepted } from '../../lib/refused';
import { ask } from '../../lib/request';
import { SettingsProposeDocument } from './settings.generated';

/** Throws `Refused` when the server says no. */
export const settingsActions = {
  propose: async (input: SettingsProposeInput): Promise<void> => {
    accepted((await ask(SettingsProposeDocument, { input })).settingsPropose);
  },
};
