import { render, waitFor } from '@testing-library/react';
import { beneath, useBackCloses } from './backCloses';

function Layer({ isOpen, onBack }: { readonly isOpen: boolean; readonly onBack: () => void }) {
  useBackCloses(isOpen, onBack);
  return null;
}

/** What stands at the top of the history: the page itself, or the entry above it. */
const isAbove = () => (window.history.state as { guard?: boolean } | null)?.guard === true;
const guarded = (wanted: boolean) =>
  waitFor(() => {
    expect(isAbove()).toBe(wanted);
  });

beforeEach(() => {
  window.history.pushState({ page: 1 }, '', '#/page');
});

describe('going back', () => {
  it('closes what is open and stays on the page', async () => {
    const onBack = jest.fn(() => {
      rerender(<Layer isOpen={false} onBack={onBack} />);
    });
    const { rerender } = render(<Layer isOpen onBack={onBack} />);
    await guarded(true);
    window.history.back();
    await waitFor(() => {
      expect(onBack).toHaveBeenCalledTimes(1);
    });
    await guarded(false);
    expect([window.location.hash, window.history.state]).toEqual(['#/page', { page: 1 }]);
  });

  it('closes the topmost of two, then the other', async () => {
    const closed: string[] = [];
    const layers = (first: boolean, second: boolean) => (
      <>
        <Layer
          isOpen={first}
          onBack={() => {
            closed.push('first');
            rerender(layers(false, false));
          }}
        />
        <Layer
          isOpen={second}
          onBack={() => {
            closed.push('second');
            rerender(layers(true, false));
          }}
        />
      </>
    );
    const { rerender } = render(layers(true, false));
    rerender(layers(true, true));
    await guarded(true);
    window.history.back();
    await waitFor(() => {
      expect(closed).toEqual(['second']);
    });
    await guarded(true);
    window.history.back();
    await waitFor(() => {
      expect(closed).toEqual(['second', 'first']);
    });
    await guarded(false);
  });

  it('is not held up by what was closed in another way', async () => {
    const { rerender } = render(<Layer isOpen onBack={() => undefined} />);
    await guarded(true);
    rerender(<Layer isOpen={false} onBack={() => undefined} />);
    await guarded(false);
    expect(window.history.state).toEqual({ page: 1 });
  });

  it('is something else than following a link to another page: nothing is closed on the way there', async () => {
    const closed = jest.fn();
    const { unmount } = render(<Layer isOpen onBack={closed} />);
    await guarded(true);
    window.location.hash = '#/another';
    await guarded(false);
    window.dispatchEvent(new PopStateEvent('popstate'));
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(closed).not.toHaveBeenCalled();
    expect(window.location.hash).toBe('#/another');
  });

  it('leaves open what cannot be closed now', async () => {
    const refused = jest.fn();
    const { unmount } = render(<Layer isOpen onBack={refused} />);
    await guarded(true);
    window.history.back();
    await waitFor(() => {
      expect(refused).toHaveBeenCalledTimes(1);
    });
    await guarded(true);
    expect(window.location.hash).toBe('#/page');
    unmount();
    await guarded(false);
  });

  it('passes over the entry of a sheet whose link was followed', async () => {
    const { unmount } = render(<Layer isOpen onBack={() => undefined} />);
    await guarded(true);
    window.history.pushState({ page: 2 }, '', '#/other');
    unmount();
    window.history.back();
    await waitFor(() => {
      expect(window.history.state).toEqual({ page: 1 });
    });
  });

  it('takes no page back that was gone to while a sheet was closing', async () => {
    const { unmount } = render(<Layer isOpen onBack={() => undefined} />);
    await guarded(true);
    const landed: string[] = [];
    const note = () => landed.push(window.location.hash);
    window.addEventListener('popstate', note);
    const really = window.history.back.bind(window.history);
    jest.spyOn(window.history, 'back').mockImplementationOnce(() => {
      window.history.pushState({ page: 2 }, '', '#/other');
      really();
    });
    unmount();
    await waitFor(() => {
      expect(landed).toEqual(['#/page', '#/other']);
    });
    window.removeEventListener('popstate', note);
    expect(window.history.state).toEqual({ page: 2 });
  });

  it('closes nothing that was opened while another was closing', async () => {
    const onBack = jest.fn();
    const first = render(<Layer isOpen onBack={() => undefined} />);
    await guarded(true);
    const really = window.history.back.bind(window.history);
    jest.spyOn(window.history, 'back').mockImplementationOnce(() => {
      render(<Layer isOpen onBack={onBack} />);
      really();
    });
    const gone = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    first.unmount();
    await gone;
    await guarded(true);
    expect(onBack).not.toHaveBeenCalled();
  });
});

describe('what replaces the page while something is open', () => {
  const moved = (hash: string) => {
    window.history.replaceState({ page: 1 }, '', hash);
  };

  it('replaces the page, and the next opening has an entry above that one', async () => {
    const { rerender } = render(<Layer isOpen onBack={() => undefined} />);
    await guarded(true);
    beneath(() => {
      moved('#/page?of=2');
      rerender(<Layer isOpen={false} onBack={() => undefined} />);
    });
    await guarded(false);
    expect(window.location.hash).toBe('#/page?of=2');
    rerender(<Layer isOpen onBack={() => undefined} />);
    await guarded(true);
    expect(window.location.hash).toBe('#/page?of=2');
  });

  it('goes back once for all that is asked meanwhile', async () => {
    const { unmount } = render(<Layer isOpen onBack={() => undefined} />);
    await guarded(true);
    const back = jest.spyOn(window.history, 'back').mockClear();
    const done: number[] = [];
    beneath(() => done.push(1));
    beneath(() => done.push(2));
    unmount();
    await waitFor(() => {
      expect(done).toEqual([1, 2]);
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(back).toHaveBeenCalledTimes(1);
    expect([window.location.hash, isAbove()]).toEqual(['#/page', false]);
  });

  it('is done at once while nothing is open', () => {
    const change = jest.fn();
    beneath(change);
    expect(change).toHaveBeenCalledTimes(1);
  });
});
