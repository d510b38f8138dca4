import { screen } from '@testing-library/react';
import { ListBase } from 'react-admin';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { ListColumn, ListTable } from './ListTable';

interface Row {
  readonly id: string;
}

it('a value stands beside its label too, for where the head is not seen', async () => {
  const info = { endCursor: null, hasNext: false };
  answering({ BankFiles: [{ bankFiles: { items: [{ id: '3' }], info } }] });
  renderConsole(
    <ListBase resource="bankFiles">
      <ListTable<Row>>
        <ListColumn<Row> label="Number" render={({ id }) => `No. ${id}`} />
      </ListTable>
    </ListBase>,
  );
  expect(await screen.findByRole('columnheader', { name: 'Number' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'No. 3' }).getAttribute('data-label')).toBe('Number');
});
