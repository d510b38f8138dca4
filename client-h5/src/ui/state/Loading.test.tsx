import { act, render } from '@testing-library/react';
import { useArrived } from '../../lib/arrival';
import { answering } from '../../testing/answering';
import { Loading } from './Loading';

function Waiting({ data }: { readonly data: string | undefined }) {
  const arrived = useArrived(data);
  return arrived === undefined ? <Loading shape="card" /> : <p>{arrived}</p>;
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** What a person sees, as it changes. */
function screen() {
  const { container, rerender } = render(<Waiting data={undefined} />, answering({}));
  return {
    sees: () => (container.querySelector('.skeleton') ? 'skeleton' : container.textContent),
    come: () => {
      rerender(<Waiting data="It is here" />);
    },
  };
}

/** Each test begins long after the one before, however fast or slow the machine is. */
let now = Date.now();
beforeEach(() => {
  now += 60_000;
  jest.useFakeTimers({ now });
});
afterEach(async () => {
  await wait(1_000);
  jest.useRealTimers();
});

describe('DESIGN 7: a skeleton', () => {
  it('is not drawn for what comes within 200 ms', async () => {
    const { sees, come } = screen();
    await wait(190);
    expect(sees()).toBe('');
    come();
    expect(sees()).toBe('It is here');
  });

  it('stays 300 ms once it is drawn, so that it never flashes', async () => {
    const { sees, come } = screen();
    await wait(210);
    expect(sees()).toBe('skeleton');
    come();
    await wait(280);
    expect(sees()).toBe('skeleton');
    await wait(20);
    expect(sees()).toBe('It is here');
  });

  it('gives way at once to what comes later', async () => {
    const { sees, come } = screen();
    await wait(210);
    expect(sees()).toBe('skeleton');
    await wait(690);
    come();
    expect(sees()).toBe('It is here');
  });

  it('that follows another is the same wait: nothing blank between them', async () => {
    const first = screen();
    await wait(210);
    await wait(390);
    first.come();
    const second = screen();
    expect(second.sees()).toBe('skeleton');
    second.come();
    expect(second.sees()).toBe('It is here');
  });
});
