import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { useState } from 'react';
import type { Language } from '../../../../schema/languages';
import { setLanguage } from '../../lib/session/session';
import { wordsOf } from '../../testing/words';
import { MoneyField } from './MoneyField';

const onChange = jest.fn<undefined, [string]>();

function Field() {
  const [value, setValue] = useState('');
  return (
    <MoneyField
      label="Amount"
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

function drawn(language: Language): HTMLInputElement {
  setLanguage(language);
  void i18next.changeLanguage(language);
  onChange.mockClear();
  render(<Field />);
  return screen.getByLabelText('Amount');
}

const fill = (field: HTMLInputElement, value: string) => {
  fireEvent.input(field, { target: { value }, inputType: 'insertFromPaste' });
};

const key = (field: HTMLInputElement, data: string, more: { isComposing?: boolean } = {}) => {
  const value = field.value + data;
  const event = createEvent.input(field, { target: { value }, inputType: 'insertText', data });
  Object.defineProperty(event, 'isComposing', { value: more.isComposing ?? false });
  fireEvent(field, event);
};

afterEach(() => {
  setLanguage('en');
  void i18next.changeLanguage('en');
});

it.each<[Language, string, string]>([
  ['en', '1.234,56', '1,234.56'],
  ['de', '1,234.56', '1.234,56'],
  ['fr', '1.234,56', '1\u202f234,56'],
  ['th', '1e3', '1,234.56'],
  ['zh', '-50', '1,234.56'],
])('M5: in %s %s stays as it was pasted, and is said to be no amount', (language, text, how) => {
  const field = drawn(language);
  fill(field, text);
  expect(field.value).toBe(text);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const said = `${wordsOf(language).errors.AMOUNT_INVALID} (${how})`;
  const error = () => screen.queryByText(said, { normalizer: (shown) => shown });
  expect(error()?.id).toBe(field.getAttribute('aria-describedby'));
  fill(field, how);
  expect(onChange).toHaveBeenLastCalledWith('1234.56');
  expect(error()).toBeNull();
});

it('M5: what is pasted over an amount is no key, however little of it differs', () => {
  const field = drawn('en');
  fill(field, '1,234');
  fill(field, '1,24');
  expect(field.value).toBe('1,24');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it('M5: thousands are parted while one types, and the caret stays where it is', () => {
  const field = drawn('en');
  for (const digit of '1234') key(field, digit);
  expect(field.value).toBe('1,234');
  expect(field.selectionStart).toBe(5);
  expect(onChange).toHaveBeenLastCalledWith('1234');
});

it('M5: what is being composed is not touched until it is there', () => {
  const field = drawn('zh');
  key(field, '６', { isComposing: true });
  expect(field.value).toBe('６');
  expect(onChange).toHaveBeenLastCalledWith('6');
  fireEvent.compositionEnd(field);
  expect(field.value).toBe('6');
});
