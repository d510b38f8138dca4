import { fireEvent, render, screen } from '@testing-library/react';
import { answering } from '../../testing/answering';
import { FundPasswordField } from './FundPasswordField';

const look = () =>
  screen.getAllByLabelText(/^(?:Fund|Again)$/).map((field) => field.getAttribute('inputmode'));

it('has the keypad that is chosen, one switch for all fields of a page, and this device keeps it', () => {
  const { wrapper } = answering({});
  const shown = () =>
    render(
      <>
        <FundPasswordField label="Fund" />
        <FundPasswordField label="Again" follows />
      </>,
      { wrapper },
    );
  const { unmount } = shown();
  expect(look()).toEqual(['text', 'text']);
  fireEvent.click(screen.getByRole('button', { name: 'Number keypad' }));
  expect(look()).toEqual(['numeric', 'numeric']);
  expect(localStorage.getItem('tarn.fundKeys')).toBe('["numbers"]');
  unmount();
  shown();
  expect(look()).toEqual(['numeric', 'numeric']);
  fireEvent.click(screen.getByRole('button', { name: 'Full keyboard' }));
  expect(look()).toEqual(['text', 'text']);
});
