import { act, render, screen } from '@testing-library/react';
import { live } from '../../../lib/live/live';
import { setLanguage, signIn, signOut } from '../../../lib/session/session';
import { useAccountEvents } from '../../../lib/session/useAccountEvents';
import { answering } from '../../../testing/answering';
import { me, platform } from '../../../testing/answers';
import { anOutlook, aProject } from '../../../testing/projects';
import { ProjectDetailsScreen } from './ProjectDetailsScreen';

jest.mock('../../../lib/live/live', () => ({ live: jest.fn(() => () => undefined) }));

function Open() {
  useAccountEvents();
  return <ProjectDetailsScreen />;
}

it('H8: an open page says that joining is paused once it is told of it, not at its next look', async () => {
  setLanguage('en');
  signIn('t');
  const { client, wrapper: Wrapper } = answering({
    Platform: [{ ...platform().data }],
    Me: [{ ...me().data }],
    Project: [
      { project: aProject({}) },
      Promise.resolve({ project: aProject({ suspendReason: 'We check.' }) }),
    ],
    ProjectOutlook: [{ projectOutlook: anOutlook({}) }],
  });
  client.cache.writeQuery(me());
  render(<Open />, { wrapper: Wrapper });
  await screen.findByRole('button', { name: 'Choose an amount' });
  const [, , sink] = jest.mocked(live).mock.calls[0] ?? [];
  act(() => {
    const event = { kind: 'PROJECT_CHANGED', subjectId: '7', at: '2026-11-20T12:00:00.000Z' };
    sink?.next({ accountEvents: { __typename: 'AccountEvent', ...event } });
  });
  expect(await screen.findByText('Joining is paused: We check.')).toBeTruthy();
  act(() => {
    signOut({ farewell: false });
  });
});
