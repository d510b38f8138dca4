import type { Fault } from './fault';

const STAR = 'server/modules/favourites/add-favourites.test.ts';
const PHONE = 'client-h5/src/lib/favourites/useFavourites.test.tsx';

/** Markets that an account has starred. */
export const favouritesFaults: readonly Fault[] = [
  {
    id: 'favourites-uncounted',
    invariant: 'A7',
    what: 'an account stars as many markets as it likes',
    file: 'server/modules/favourites/add_favourites.sql',
    find: 'IF v_all > p_most THEN',
    replace: 'IF false THEN',
    tests: [STAR],
  },
  {
    id: 'favourites-counted-apart',
    invariant: 'A7',
    what: 'stars that come together are not counted one after another',
    file: 'server/modules/favourites/add_favourites.sql',
    find: '  PERFORM lock_user_row(p_user);\n',
    replace: '',
    tests: [STAR],
  },
  {
    id: 'favourites-of-locked',
    invariant: 'A3',
    what: 'a locked user goes on to star markets',
    file: 'server/modules/favourites/add-favourites.ts',
    find: 'const { userId } = requireUser(ctx);',
    replace: "const userId = ctx.actor?.userId ?? '';",
    tests: [STAR],
  },
  {
    id: 'favourites-brought-in-again',
    invariant: 'H1',
    what: 'stars of a device stay there and are brought in on every screen',
    file: 'client-h5/src/lib/favourites/useBringIn.ts',
    find: '    deviceStars.clear();\n',
    replace: '',
    tests: [PHONE],
  },
  {
    id: 'favourites-shown-though-refused',
    invariant: 'H1',
    what: 'a refused star takes all others off the screen',
    file: 'client-h5/src/lib/favourites/keepFavourites.ts',
    find: 'const favourites = answered?.favourites;',
    replace: 'const favourites = answered?.favourites ?? [];',
    tests: [PHONE],
  },
];
