import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import '../testing/words';
import { lazyScreen } from './lazyScreen';

const Markets = () => <h1>Markets</h1>;
const marketsLater = () => Promise.resolve({ Markets });

const drawn = (Screen: ReturnType<typeof lazyScreen>['Screen']) =>
  render(
    <Suspense fallback={<p>wait</p>}>
      <Screen />
    </Suspense>,
  );

describe('a screen that comes by itself', () => {
  it('stands at once when it was fetched before, with nothing in its place', async () => {
    const { Screen, load } = lazyScreen('market', 'Markets', marketsLater);
    await load();
    drawn(Screen);
    expect(screen.queryByText('wait')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Markets' })).not.toBeNull();
  });

  it('is fetched when it is opened, and something stands in its place until then', async () => {
    const { Screen } = lazyScreen('market', 'Markets', marketsLater);
    drawn(Screen);
    expect(screen.queryByText('wait')).not.toBeNull();
    await screen.findByRole('heading', { name: 'Markets' });
    expect(screen.queryByText('wait')).toBeNull();
  });
});
