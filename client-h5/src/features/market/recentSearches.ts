import { deviceList } from '../../lib/deviceList';

/** The last things somebody looked for. */
export const recentSearches = deviceList('tarn.searches', 5);
