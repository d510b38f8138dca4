import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { NoticesButton } from './NoticesButton';

const notice = {
  id: '3',
  kind: 'RECEIVING_DETAILS',
  subject: 'channel/2',
  subjectName: 'Bank transfer',
  at: '2026-11-20T12:00:00.000Z',
};

it('O7: changed receiving details stand there until they are said to be read', async () => {
  const { sent } = answering({
    StaffNotices: [{ staffNotices: [notice] }, { staffNotices: [] }],
    StaffNoticeRead: [{ staffNoticeRead: { read: true, userErrors: [] } }],
  });
  renderConsole(<NoticesButton />);
  fireEvent.click(await screen.findByRole('button', { name: 'Notices: 1 unread' }));
  expect(await screen.findByText(/receiving details of Bank transfer have changed/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'I have read it' }));
  expect(await screen.findByText('Nothing new.')).toBeTruthy();
  await waitFor(() => {
    expect(sent.find(({ name }) => name === 'StaffNoticeRead')?.variables).toEqual({ id: '3' });
  });
});
