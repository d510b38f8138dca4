export { dayBounds } from './day-bounds';
export { settings, type Settings } from './settings';
