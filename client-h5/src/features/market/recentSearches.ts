import { deviceList } from './deviceList';

/** Ids of the markets somebody marked, on this device. */
export const favourites = deviceList('tarn.favourites');

/** The last things somebody looked for. */
export const recentSearches = deviceList('tarn.searches', 5);
