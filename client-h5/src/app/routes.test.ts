import { contentPaths } from '../../../schema/content/routes';
import { isOpenPath, openWords, paths } from '../../../schema/routes';
import { moreRoutes } from './MoreScreens';
import { routes } from './routes';

const listed = [...routes, ...moreRoutes];

const closed = [
  paths.project,
  paths.user,
  paths.recharge,
  paths.rechargeChannels,
  paths.rechargeRecords,
  paths.orders,
  paths.statement,
  paths.language,
  paths.paymentMethods,
  paths.cards,
  paths.addCard,
  paths.walletAddresses,
  contentPaths.bonuses,
  contentPaths.choosePlace,
  contentPaths.openPlace,
];

describe('pages open to visitors', () => {
  it('are those whose path has one of the words, and the entry page', () => {
    const open = listed.filter((route) => route.open).map(({ path }) => path);
    const named = open.filter((path) => openWords.some((word) => path.includes(word)));
    expect(open.filter((path) => !named.includes(path))).toEqual([paths.root]);
    expect(open).toEqual(expect.arrayContaining([paths.home, paths.login, paths.register]));
  });

  it('are not opened by a word elsewhere in the address', () => {
    expect(isOpenPath('/pages/user/order?from=index.html')).toBe(false);
    expect(isOpenPath(paths.instrument('13'))).toBe(false);
    expect(closed.filter(isOpenPath)).toEqual([]);
  });

  it('have one screen each', () => {
    const all = listed.map(({ path }) => path);
    expect(new Set(all).size).toBe(all.length);
  });
});
