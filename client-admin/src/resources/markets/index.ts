import { CalendarDays, Percent, RadioTower, TrendingUp } from 'lucide-react';
import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { calendarActions, feedActions, instrumentActions, termsActions } from './marketActions';
import {
  CalendarDocument,
  CalendarsDocument,
  InstrumentDocument,
  InstrumentsDocument,
} from './markets.generated';

const listed = async ({ search }: Readonly<Record<string, string>>) =>
  (await ask(InstrumentsDocument, { search: search ?? null })).instruments;
const one = async (id: string) => (await ask(InstrumentDocument, { id })).instrument;

/** What is quoted. What contracts rest on stays; the rest changes at once, with a reason that is kept. */
export const instruments = {
  resource: {
    name: 'instruments',
    list: lazyScreen('InstrumentList', () => import('./instruments/InstrumentList')),
    show: lazyScreen('InstrumentShow', () => import('./instruments/InstrumentShow')),
    create: lazyScreen('NewInstrument', () => import('./instruments/NewInstrument')),
    edit: lazyScreen('EditInstrument', () => import('./instruments/EditInstrument')),
    recordRepresentation: 'symbol',
  },
  table: { list: ({ filter }) => listed(filter), one },
  actions: instrumentActions,
  access: {
    list: 'market.read',
    show: 'market.read',
    create: 'market.write',
    edit: 'market.write',
  },
  menu: { group: 'records', icon: TrendingUp },
} satisfies ConsoleResource;

/** When markets trade. */
export const calendars = {
  resource: {
    name: 'calendars',
    list: lazyScreen('CalendarList', () => import('./calendars/CalendarList')),
    show: lazyScreen('CalendarShow', () => import('./calendars/CalendarShow')),
    edit: lazyScreen('EditCalendar', () => import('./calendars/EditCalendar')),
    recordRepresentation: 'code',
  },
  table: {
    list: async () => (await ask(CalendarsDocument, {})).calendars,
    one: async (id) => (await ask(CalendarDocument, { id })).calendar,
  },
  actions: calendarActions,
  access: { list: 'market.read', show: 'market.read', edit: 'market.write' },
  menu: { group: 'records', icon: CalendarDays },
} satisfies ConsoleResource;

/** What is offered, instrument by instrument. */
export const terms = {
  resource: {
    name: 'terms',
    list: lazyScreen('TermsList', () => import('./terms/TermsList')),
    edit: lazyScreen('EditTerms', () => import('./terms/EditTerms')),
    recordRepresentation: 'symbol',
  },
  table: { list: ({ filter }) => listed(filter), one },
  actions: termsActions,
  access: { list: 'market.read', edit: 'market.write' },
  menu: { group: 'records', icon: Percent },
} satisfies ConsoleResource;

/** Where prices come from, instrument by instrument. */
export const feeds = {
  resource: {
    name: 'feeds',
    list: lazyScreen('FeedList', () => import('./feeds/FeedList')),
    edit: lazyScreen('EditFeed', () => import('./feeds/EditFeed')),
    recordRepresentation: 'symbol',
  },
  table: { list: ({ filter }) => listed(filter), one },
  actions: feedActions,
  access: { list: 'market.read', edit: 'market.write' },
  menu: { group: 'records', icon: RadioTower },
} satisfies ConsoleResource;
