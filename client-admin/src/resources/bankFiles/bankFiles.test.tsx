import { fireEvent, screen } from '@testing-library/react';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { uploadCalls } from '../../testing/uploadCall';
import type { BankFile } from './bankFile';
import { BankFileList } from './BankFileList';

const info = { endCursor: null, hasNext: false };
const file: BankFile = {
  id: '3',
  channelTitle: 'Bank transfer',
  format: 'CSV',
  name: 'november.csv',
  hash: 'ab'.repeat(32),
  broughtAt: '2026-11-20T12:00:00.000Z',
  lineCount: 9,
  knownCount: 2,
  matchedCount: 4,
  broughtBy: { id: '1', name: 'Ada' },
};

/** The page, and what it uploads. */
function page(items: BankFile[]) {
  answering({
    BankFiles: [{ bankFiles: { items, info } }],
    BankLines: [{ bankLines: { items: [], info } }],
    BankChannels: [{ bankChannels: [{ id: '7', title: 'Bank transfer' }] }],
  });
  renderConsole(<BankFileList />, '/bankFiles');
  return uploadCalls();
}

async function choose() {
  fireEvent.click(await screen.findByRole('button', { name: 'Bring in a file' }));
  const field = await screen.findByLabelText('File of the bank');
  const chosen = new File(['Date,Amount'], 'november.csv');
  fireEvent.change(field, { target: { files: [chosen] } });
  await screen.findByText('Bank transfer', { selector: '[role=combobox]' });
  fireEvent.click(screen.getByRole('button', { name: 'Bring in' }));
  await screen.findByRole('progressbar', { name: 'Bring in a file' });
}

async function sending() {
  const calls = page([]);
  await choose();
  return calls;
}

describe('the files of banks', () => {
  it('say what became of their lines', async () => {
    page([file]);
    expect(await screen.findByText('9 lines: 2 known before, 4 matched, 3 free')).toBeTruthy();
    expect(await screen.findByText('Every line has its request')).toBeTruthy();
  });

  it('are brought in for the only way to pay in, and say what was new', async () => {
    const calls = page([]);
    expect(await screen.findByText('No file was brought in yet')).toBeTruthy();
    await choose();
    const [call] = calls;
    await call?.answer({ id: '3', lineCount: 9, knownCount: 2 });
    expect(await screen.findByText('7 new lines brought in, 2 were known.')).toBeTruthy();
    expect([call?.path, call?.body?.get('channelId'), call?.body?.get('name')]).toEqual([
      ...['/admin/bank-files', '7', 'november.csv'],
    ]);
    expect(calls).toHaveLength(1);
  });

  it('say how much of them was sent, then that they are being read', async () => {
    const [call] = await sending();
    const bar = screen.getByRole('progressbar', { name: 'Bring in a file' });
    expect(bar.getAttribute('aria-valuenow')).toBe('0');
    await call?.sent(42);
    expect(screen.getByText('Sending the file: 42 %')).toBeTruthy();
    expect(bar.getAttribute('aria-valuenow')).toBe('42');
    await call?.sent(100);
    expect(screen.getByText('The server is reading the file')).toBeTruthy();
    // How long that takes is not known, and not said.
    expect(bar.getAttribute('aria-valuenow')).toBeNull();
  });

  it('that are refused say which line, and the dialog stays', async () => {
    const message = 'Line 3 of the file cannot be read';
    const figures = [{ name: 'line', value: '3' }];
    const [call] = await sending();
    await call?.answer({ errors: [{ code: 'BANK_FILE_UNREADABLE', message, figures }] });
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('that did not arrive leave the dialog open, to be sent again', async () => {
    const calls = await sending();
    await calls[0]?.lose();
    expect(await screen.findByText(/no clear answer/)).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('are not sent without a file, and the missing field is named', async () => {
    const calls = page([]);
    fireEvent.click(await screen.findByRole('button', { name: 'Bring in a file' }));
    await screen.findByText('Bank transfer', { selector: '[role=combobox]' });
    fireEvent.click(screen.getByRole('button', { name: 'Bring in' }));
    expect(await screen.findByText('Please fill in: File of the bank')).toBeTruthy();
    expect(screen.queryByText('Please fill in: Method')).toBeNull();
    expect(calls).toHaveLength(0);
  });
});
