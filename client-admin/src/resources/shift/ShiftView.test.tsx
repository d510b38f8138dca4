import { fireEvent, screen, within } from '@testing-library/react';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { ShiftView } from './ShiftView';

const lena = { id: '3', name: 'Lena Park' };
const shift = {
  ...{ day: '2026-11-20', everybody: true, decided: 5, medianSeconds: 2280, p95Seconds: 15120 },
  ...{ missed: 1, oldestAt: null, targetHours: 12 },
  people: [{ staff: lena, decided: 5, medianSeconds: 2280, p95Seconds: 15120, missed: 1 }],
  hours: [
    { at: '2026-11-20T08:00:00.000Z', staff: lena, decided: 4 },
    { at: '2026-11-20T10:00:00.000Z', staff: lena, decided: 1 },
  ],
};

const serving = (...answers: object[]) =>
  answering({ Shift: answers.map((one) => ({ shift: one })) });

const cells = (row: HTMLElement | null) =>
  within(row ?? document.body)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('a shift reads as tables: by person, and by hour with the empty ones', async () => {
  serving(shift);
  renderConsole(<ShiftView />, '/shift');
  const people = await screen.findByRole('table', { name: 'By person' });
  const row = within(people).getByRole('rowheader', { name: 'Lena Park' }).closest('tr');
  expect(cells(row)).toEqual(['5', '38m', '4h 12m', '1']);
  const hours = screen.getByRole('table', { name: 'By hour' });
  const lines = within(hours).getAllByRole('rowheader');
  expect(lines.map(({ textContent }) => textContent)).toEqual(['08:00', '09:00', '10:00']);
  expect(lines.map((line) => cells(line.closest('tr'))[1])).toEqual(['4', '0', '1']);
});

it('another day is asked for by its date, and one without a decision says so', async () => {
  const { sent } = serving(shift, {
    ...shift,
    day: '2026-11-19',
    decided: 0,
    people: [],
    hours: [],
  });
  renderConsole(<ShiftView />, '/shift');
  await screen.findByRole('table', { name: 'By person' });
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-19' } });
  expect(await screen.findByText('Nothing was decided on this day')).toBeTruthy();
  const days = sent.filter(({ name }) => name === 'Shift').map(({ variables }) => variables);
  expect(days).toEqual([{ day: null }, { day: '2026-11-19' }]);
});

it('somebody who sees their own figures alone is told so', async () => {
  serving({ ...shift, everybody: false });
  renderConsole(<ShiftView />, '/shift');
  expect(await screen.findByText(/^Your own decisions/)).toBeTruthy();
});
