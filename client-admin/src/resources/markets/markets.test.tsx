import { fireEvent, screen, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { aCalendar, aMarketVersion, anInstrument, someFeeds } from '../../testing/markets';
import { page } from '../../testing/projects';
import { CalendarList } from './calendars/CalendarList';
import { EditCalendar } from './calendars/EditCalendar';
import { EditFeed } from './feeds/EditFeed';
import { FeedList } from './feeds/FeedList';
import { EditInstrument } from './instruments/EditInstrument';
import { InstrumentShow } from './instruments/InstrumentShow';
import { EditTerms } from './terms/EditTerms';

function open(address: string, answers: Parameters<typeof answering>[0] = {}) {
  const served = answering({
    Instrument: [{ instrument: anInstrument }],
    InstrumentVersions: [{ instrumentVersions: page(aMarketVersion) }],
    Instruments: [{ instruments: page(anInstrument) }],
    Feeds: [{ feeds: someFeeds }],
    Calendar: [{ calendar: aCalendar }],
    Calendars: [{ calendars: page(aCalendar) }],
    CalendarVersions: [{ calendarVersions: page() }],
    ...answers,
  });
  const screens = (
    <Routes>
      <Route
        path="/instruments/:id/show"
        element={
          <ResourceContextProvider value="instruments">
            <InstrumentShow />
          </ResourceContextProvider>
        }
      />
      <Route path="/instruments/:id" element={<EditInstrument />} />
      <Route path="/terms/:id" element={<EditTerms />} />
      <Route path="/feeds" element={<FeedList />} />
      <Route path="/feeds/:id" element={<EditFeed />} />
      <Route path="/calendars" element={<CalendarList />} />
      <Route path="/calendars/:id" element={<EditCalendar />} />
      <Route path="/calendars/:id/show" element={<p>The hours</p>} />
    </Routes>
  );
  renderConsole(screens, address);
  return served;
}
const inputsOf = ({ sent }: ReturnType<typeof answering>, act: string) =>
  sent.filter(({ name }) => name === act).map(({ variables }) => variables.input);
const type = (label: RegExp | string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const done = { instrument: { id: '13' }, userErrors: [] };

it('an instrument shows what is offered on it, and who changed it and why', async () => {
  open('/instruments/13/show');
  expect(await screen.findByText('Ada: Volatility fell')).toBeTruthy();
  expect(screen.getByText('60 s: 85.00 %')).toBeTruthy();
  expect(screen.getByText('85%')).toBeTruthy();
});

it('P10: trading is prohibited with a reason, after what users will read was shown', async () => {
  const served = open('/instruments/13/show', {
    InstrumentProhibit: [{ instrumentProhibit: done }],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Prohibit trading' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^Reason that users read/), {
    target: { value: 'Prices are wrong' },
  });
  expect(dialog.getAllByText('Prices are wrong').length).toBeGreaterThan(1);
  fireEvent.click(dialog.getByRole('button', { name: 'Prohibit trading' }));
  await screen.findByText('Trading is prohibited.');
  expect(inputsOf(served, 'InstrumentProhibit')).toEqual([
    { instrumentId: '13', reason: 'Prices are wrong' },
  ]);
});

it('terms are saved whole with the version that was read; what cannot be read is not sent', async () => {
  const served = open('/terms/13', { TermsSet: [{ termsSet: done }] });
  await screen.findByText('Terms of BTC/USDT');
  type(/^Payout/, '8,25');
  type(/^Why/, 'Volatility rose');
  press('Save');
  expect(await screen.findByText('A rate with at most two decimals.')).toBeTruthy();
  expect(inputsOf(served, 'TermsSet')).toEqual([]);
  type(/^Payout/, '82.5');
  press('Save');
  expect(await screen.findByText('Ada: Volatility fell')).toBeTruthy();
  expect(inputsOf(served, 'TermsSet')).toEqual([
    {
      ...{ instrumentId: '13', version: '4', reason: 'Volatility rose' },
      terms: [{ seconds: 60, payoutBp: 8_250, feeBp: 100, min: '10.00', max: '5000.00' }],
    },
  ]);
});

it('hours are saved only after the next 14 days of what is typed were shown', async () => {
  const day = {
    ...{ day: '2026-11-24', special: false, before: [{ opens: '09:30', closes: '16:00' }] },
    hours: [{ opens: '09:30', closes: '15:00' }],
    ...{ opens: ['2026-11-24T14:30:00.000Z'], closes: ['2026-11-24T20:00:00.000Z'] },
  };
  const overnight = {
    ...{ ...day, day: '2026-11-25' },
    ...{ opens: ['2026-11-25T22:00:00.000Z'], closes: ['2026-11-26T05:00:00.000Z'] },
  };
  const served = open('/calendars/5', {
    CalendarPreview: [{ calendarPreview: { days: [day, overnight], userErrors: [] } }],
    CalendarEdit: [{ calendarEdit: { calendar: { id: '5' }, userErrors: [] } }],
  });
  await screen.findByText('Hours of US stocks');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  type('Tuesday', '9:30-15:00');
  press('Show the next 14 days');
  const coming = within(await screen.findByRole('region', { name: 'The next 14 days' }));
  expect(coming.getAllByText('09:30–15:00')).toHaveLength(2);
  expect(coming.getByText('14:30–20:00')).toBeTruthy();
  expect(coming.getByText('22:00–26 Nov, 05:00')).toBeTruthy();
  expect(coming.getAllByText('Changes')).toHaveLength(2);
  type('Wednesday', '');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  press('Show the next 14 days');
  await screen.findByRole('region', { name: 'The next 14 days' });
  type(/^Why/, 'Short days');
  press('Save');
  expect(await screen.findByText('The hours')).toBeTruthy();
  const [input] = inputsOf(served, 'CalendarEdit') as { week: unknown[]; version: string }[];
  expect(input).toMatchObject({ id: '5', version: '2', reason: 'Short days' });
  expect(input?.week.slice(1, 3)).toEqual([
    { day: 'TUE', hours: [{ opens: '09:30', closes: '15:00' }] },
    { day: 'WED', hours: [] },
  ]);
});

it('hours that the server refuses stand beside their day, and a list that ends soon says so', async () => {
  const refused = { code: 'PARAM_INVALID', message: 'Not valid', field: ['input', 'week.mon'] };
  open('/calendars/5', {
    CalendarPreview: [{ calendarPreview: { days: null, userErrors: [refused] } }],
  });
  await screen.findByText('Hours of US stocks');
  type('Monday', '09:00–12:00, 11:00–13:00');
  press('Show the next 14 days');
  expect(await screen.findByText(/^Write hours like 09:00–12:00, .* at most 8 of/)).toBeTruthy();
  expect(screen.queryByText('Not valid')).toBeNull();
  expect(screen.getByLabelText('Monday').getAttribute('aria-invalid')).toBe('true');
});

it('a calendar whose holidays end soon is marked in the list', async () => {
  open('/calendars');
  expect(await screen.findByText('Ends soon')).toBeTruthy();
});

it('an instrument is named in all languages, and described in all or in none', async () => {
  const served = open('/instruments/13', { InstrumentEdit: [{ instrumentEdit: done }] });
  expect(await screen.findByText('All texts are there')).toBeTruthy();
  type('Description, English', 'A coin');
  expect(screen.getByText('9 missing')).toBeTruthy();
  type('Description, English', '');
  type('Name, Deutsch', 'Bitcoin (de)');
  type(/^Why/, 'Better name');
  press('Save');
  await screen.findByText('Ada: Volatility fell');
  const names = anInstrument.names.map((one) =>
    one.language === 'de' ? { ...one, text: 'Bitcoin (de)' } : one,
  );
  expect(inputsOf(served, 'InstrumentEdit')).toEqual([
    {
      ...{ id: '13', version: '4', reason: 'Better name', names, descriptions: [] },
      ...{ picture: null, popular: true, listed: true, sort: 13 },
    },
  ]);
});

it('every feed says how it is, and which one quotes an instrument', async () => {
  open('/feeds');
  const waiting = within(await screen.findByRole('region', { name: 'Binance' }));
  expect(waiting.getByText('Waiting')).toBeTruthy();
  expect(waiting.getByText('connection refused')).toBeTruthy();
  expect(screen.getByText(/^TWELVE_DATA_KEY is not set/)).toBeTruthy();
  const row = within((await screen.findByText('BTC/USDT')).closest('tr') as HTMLElement);
  expect(row.getByText('Simulated')).toBeTruthy();
  expect(row.getByText('20%')).toBeTruthy();
});

it('P1: a feed is changed whole with the version that was read; why it is refused stands there', async () => {
  const until = 'Contracts run until 14:07';
  const served = open('/feeds/13', {
    FeedChange: [
      {
        feedChange: {
          instrument: null,
          userErrors: [{ code: 'FEED_IN_USE', message: until, field: null }],
        },
      },
      { feedChange: done },
    ],
  });
  await screen.findByText('Prices of BTC/USDT');
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: /^Feed/ }));
  expect(screen.queryByRole('option', { name: 'Twelve Data' })).toBeNull();
  fireEvent.click(await screen.findByRole('option', { name: 'Binance' }));
  type(/^The provider’s symbol/, ' BTCUSDT ');
  type(/^Largest step/, '5,5');
  type(/^Why/, 'A real market');
  press('Save');
  expect(await screen.findByText('A rate with at most two decimals.')).toBeTruthy();
  type(/^Largest step/, '5.5');
  type(/^Too old after/, '2.5');
  press('Save');
  expect(await screen.findByText(until)).toBeTruthy();
  expect(inputsOf(served, 'FeedChange')).toEqual([
    {
      ...{ instrumentId: '13', version: '4', reason: 'A real market', feed: 'BINANCE' },
      ...{ providerSymbol: 'BTCUSDT', pollMs: 0, staleAfterMs: 2_500, sanityBp: 550 },
    },
  ]);
  press('Save');
  expect(await screen.findByText('Saved. Prices are taken like this from now on.')).toBeTruthy();
});

const invalid = (field: string) => ({
  instrument: null,
  userErrors: [
    { code: 'PARAM_INVALID', message: `${field} is not valid`, field: ['input', field] },
  ],
});

it.each([
  ['descriptions.de', /^In all ten languages or in none, at most 2,?000 characters/],
  ['sort', /^A whole number from 0 to 10,?000/],
])('H8: what an instrument is refused for says what its field wants: %s', async (field, words) => {
  open('/instruments/13', { InstrumentEdit: [{ instrumentEdit: invalid(field) }] });
  await screen.findByText('All texts are there');
  type(/^Why/, 'Better words');
  press('Save');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByText(/is not valid/)).toBeNull();
});

it('H8: what a feed is refused for says what its field wants', async () => {
  open('/feeds/13', { FeedChange: [{ feedChange: invalid('staleAfterMs') }] });
  await screen.findByText('Prices of BTC/USDT');
  type(/^Why/, 'Slower');
  press('Save');
  expect(
    await screen.findByText(/^At least twice the time .* and 1 s, at most 600 s/),
  ).toBeTruthy();
  expect(screen.queryByText(/is not valid/)).toBeNull();
});
