import { useEffect } from 'react';
import { endFarewell, session, useSession } from '../lib/session/session';
import { lazyScreen, type LazyScreen } from './lazyScreen';

const home = lazyScreen('home', 'HomeScreen', () => import('../features/home/HomeScreen'));
const landing = lazyScreen('public', 'LandingPage', () => import('../features/public/LandingPage'));

/** `/` and `/pages/home/home`: a user's home; for a visitor, what this platform is. */
function EntryScreen() {
  const { token } = useSession();
  useEffect(endFarewell, []);
  return token === null ? <landing.Screen /> : <home.Screen />;
}

export const entry: LazyScreen = {
  Screen: EntryScreen,
  load: () => (session().token === null ? landing : home).load(),
};
