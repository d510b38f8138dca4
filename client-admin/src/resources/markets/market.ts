import type { Tone } from '../../ui/Pill';
import type {
  CalendarFragment,
  CalendarPreviewQuery,
  FeedsQuery,
  InstrumentFragment,
  MarketVersionFragment,
} from './markets.generated';

export type Instrument = InstrumentFragment;
export type Calendar = CalendarFragment;
export type Feed = FeedsQuery['feeds'][number];
export type Terms = Instrument['terms'][number];
export type MarketVersion = MarketVersionFragment;
export type ComingDay = NonNullable<CalendarPreviewQuery['calendarPreview']['days']>[number];
export type Hours = Calendar['week'][number]['hours'];

export const stateTones: Readonly<Record<Instrument['state'], Tone>> = {
  OPEN: 'ok',
  NON_TRADING: 'neutral',
  CLOSED: 'neutral',
  PROHIBITED: 'red',
};

/** As staff type and read them: `09:30–13:00, 14:00–16:00`; nothing where it is closed. */
export const hoursText = (hours: Hours): string =>
  hours.map(({ opens, closes }) => `${opens}–${closes}`).join(', ');
