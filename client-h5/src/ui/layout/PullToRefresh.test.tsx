import { act, fireEvent, render, screen } from '@testing-library/react';
import { answering } from '../../testing/answering';
import { PullToRefresh } from './PullToRefresh';

const at = (clientY: number, clientX = 100) => ({ touches: [{ clientX, clientY }] });

function drawn(onRefresh: () => Promise<unknown>) {
  const { wrapper } = answering({});
  render(
    <>
      <PullToRefresh onRefresh={onRefresh} />
      <div role="dialog">sheet</div>
    </>,
    { wrapper },
  );
}

/** Puts a finger down at 100 and draws it to each of these heights. */
function pull(heights: readonly number[], on: Element = document.body): void {
  fireEvent.touchStart(on, at(100));
  for (const height of heights) fireEvent.touchMove(on, at(height));
}

const letGo = () =>
  act(async () => {
    fireEvent.touchEnd(document.body);
    await Promise.resolve();
  });

const said = () => screen.getByRole('status').textContent;

it('follows the finger and says what letting go does', async () => {
  const refresh = jest.fn(() => Promise.resolve());
  drawn(refresh);
  pull([130]);
  expect(screen.getByText('Pull to refresh')).toBeTruthy();
  fireEvent.touchMove(document.body, at(190));
  expect(screen.getByText('Release to refresh')).toBeTruthy();
  fireEvent.touchMove(document.body, at(120));
  expect(screen.getByText('Pull to refresh')).toBeTruthy();
  await letGo();
  expect(refresh).not.toHaveBeenCalled();
  expect(screen.queryByText('Pull to refresh')).toBeNull();
});

it('says that it refreshes, then when it has', async () => {
  let finish = (): void => undefined;
  drawn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  pull([130, 190]);
  await letGo();
  expect(said()).toBe('Refreshing');
  await act(async () => {
    finish();
    await Promise.resolve();
  });
  expect(said()).toMatch(/^Updated \d\d:\d\d$/);
});

it('never says so of what did not come', async () => {
  drawn(() => Promise.reject(new Error('lost')));
  pull([130, 190]);
  await letGo();
  expect(said()).toBe('We could not load this');
});

it.each([
  ['sideways', [at(102, 180), at(190, 180)]],
  ['upwards first', [at(90), at(190)]],
])('a finger that goes %s pulls nothing', async (_, moves) => {
  const refresh = jest.fn(() => Promise.resolve());
  drawn(refresh);
  fireEvent.touchStart(document.body, at(100));
  for (const move of moves) fireEvent.touchMove(document.body, move);
  await letGo();
  expect(refresh).not.toHaveBeenCalled();
});

it('a finger on a sheet does not pull the page below', async () => {
  const refresh = jest.fn(() => Promise.resolve());
  drawn(refresh);
  pull([130, 190], screen.getByRole('dialog'));
  await letGo();
  expect(refresh).not.toHaveBeenCalled();
});
