import { hereCookie } from '../../../../schema/home-page';
import { onSession } from '../../lib/session/session';
import { here } from './homeView';

const YEAR_SECONDS = 31_536_000;

/** Lets the server draw Home in the language, and for a visitor or not. It learns nothing else. */
export function keepHereCookie(): void {
  write();
  onSession(write);
}

function write(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${hereCookie(here())}; Path=/h5; SameSite=Lax; Max-Age=${String(YEAR_SECONDS)}${secure}`;
}
