import { act, fireEvent, render, screen } from '@testing-library/react';
import { answering, refusal } from '../../../testing/answering';
import { platform } from '../../../testing/answers';
import { StopHelpScreen } from './StopHelpScreen';

const stopped = { helpStopByLink: { done: true, userErrors: [] } };
const ended = {
  helpStopByLink: { done: null, userErrors: [refusal('HELP_LINK_ENDED', 'This link has ended.')] },
};

function opening(answer: typeof stopped | typeof ended) {
  const asked = answering({ Platform: [{ ...platform().data }], HelpStopByLink: [answer] });
  render(<StopHelpScreen />, { wrapper: asked.wrapper });
  return asked;
}

const press = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Stop it' }));
    await Promise.resolve();
  });
const asks = ({ sent }: ReturnType<typeof opening>) =>
  sent.filter(({ name }) => name === 'HelpStopByLink').length;

it('stops nothing when it is opened, and says so when it has', async () => {
  const asked = opening(stopped);
  expect(asks(asked)).toBe(0);
  await press();
  expect(await screen.findByText(/Nothing was changed/)).not.toBeNull();
  expect(asks(asked)).toBe(1);
  expect(screen.queryByRole('button', { name: 'Stop it' })).toBeNull();
});

it('H8: an old or wrong link says plainly that it stops nothing, and leads to signing in', async () => {
  opening(ended);
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe('This link has ended.');
  expect(screen.queryByRole('button', { name: 'Stop it' })).toBeNull();
  const way = screen.getByRole('link', { name: 'Log in' });
  expect(way.getAttribute('href')).toBe('/pages/login/login');
});

it('of too many tries the button stays', async () => {
  opening({
    helpStopByLink: { done: null, userErrors: [refusal('TOO_MANY_REQUESTS', 'Wait a little.')] },
  });
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe('Wait a little.');
  expect(screen.getByRole('button', { name: 'Stop it' })).toBeTruthy();
});
