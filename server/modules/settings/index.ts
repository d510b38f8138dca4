export { dayBounds, readDay, readDays, type DayBounds, type Days } from './day-bounds';
export { settings, type Settings } from './settings';
export { supportHours } from './support-hours';
