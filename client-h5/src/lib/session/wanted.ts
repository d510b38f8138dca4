import { paths } from '../../../../schema/routes';

const KEY = 'tarn.wanted';

/** The page somebody was sent away from to log in. */
export function rememberWanted(path: string): void {
  sessionStorage.setItem(KEY, path);
}

/** Gives it back once; Home when there was none. */
export function takeWanted(): string {
  const path = sessionStorage.getItem(KEY) ?? paths.home;
  sessionStorage.removeItem(KEY);
  return path;
}
