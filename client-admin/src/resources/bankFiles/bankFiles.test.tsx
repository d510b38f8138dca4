import { fireEvent, screen } from '@testing-library/react';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
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

/** The page; `upload` is what the upload is answered. */
function page(items: BankFile[], upload: object = { id: '3', lineCount: 9, knownCount: 2 }) {
  const server = answering({
    BankFiles: [{ bankFiles: { items, info } }],
    BankLines: [{ bankLines: { items: [], info } }],
    BankChannels: [{ bankChannels: [{ id: '7', title: 'Bank transfer' }] }],
  });
  const ask = globalThis.fetch;
  const uploads: FormData[] = [];
  globalThis.fetch = ((path: string, init: RequestInit) => {
    if (path !== '/admin/bank-files') return ask(path, init);
    uploads.push(init.body as FormData);
    return Promise.resolve(new Response(JSON.stringify(upload)));
  }) as typeof fetch;
  renderConsole(<BankFileList />, '/bankFiles');
  return { server, uploads };
}

async function choose() {
  fireEvent.click(await screen.findByRole('button', { name: 'Bring in a file' }));
  const field = await screen.findByLabelText('File of the bank');
  const chosen = new File(['Date,Amount'], 'november.csv');
  fireEvent.change(field, { target: { files: [chosen] } });
  await screen.findByText('Bank transfer', { selector: '[role=combobox]' });
  fireEvent.click(screen.getByRole('button', { name: 'Bring in' }));
}

describe('the files of banks', () => {
  it('say what became of their lines', async () => {
    page([file]);
    expect(await screen.findByText('9 lines: 2 known before, 4 matched, 3 free')).toBeTruthy();
    expect(await screen.findByText('Every line has its request')).toBeTruthy();
  });

  it('are brought in for the only way to pay in, and say what was new', async () => {
    const { uploads } = page([]);
    expect(await screen.findByText('No file was brought in yet')).toBeTruthy();
    await choose();
    expect(await screen.findByText('7 new lines brought in, 2 were known.')).toBeTruthy();
    expect(uploads.map((form) => [form.get('channelId'), form.get('name')])).toEqual([
      ['7', 'november.csv'],
    ]);
  });

  it('that are refused say which line, and the dialog stays', async () => {
    const message = 'Line 3 of the file cannot be read';
    const figures = [{ name: 'line', value: '3' }];
    page([], { errors: [{ code: 'BANK_FILE_UNREADABLE', message, figures }] });
    await choose();
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
