import { helpResources } from '../../../../schema/help';
import type { Hits, Option } from './option';
import { requestsOf } from './requests';

export interface Group {
  readonly name: 'users' | 'recharges' | 'help' | 'disputes' | 'requests' | 'orders' | 'pages';
  readonly options: readonly Option[];
}

const usersOf = ({ users }: Hits): Option[] =>
  users.map(({ id, accountMasked, userNameMasked, state }) => ({
    key: `user-${id}`,
    to: `/users/${id}/show`,
    title: id,
    about: [accountMasked, userNameMasked].filter(Boolean).join(' · '),
    state: `resources.users.state.${state}`,
  }));

const rechargesOf = ({ recharges }: Hits): Option[] =>
  recharges.map(({ id, number, reviewState, amount, user }) => ({
    key: `recharge-${id}`,
    to: `/recharges/${id}`,
    title: number,
    about: user.accountMasked,
    state: `resources.recharges.state.${reviewState}`,
    amount,
  }));

const helpOf = ({ help }: Hits): Option[] =>
  help.map(({ id, number, queue, reviewState, user }) => ({
    key: `help-${id}`,
    to: `/${helpResources[queue]}/${id}`,
    title: number,
    about: user.accountMasked,
    state: `resources.${helpResources[queue]}.state.${reviewState}`,
  }));

const disputesOf = ({ disputes }: Hits): Option[] =>
  disputes.map(({ id, number, reviewState, user }) => ({
    key: `dispute-${id}`,
    to: `/disputes/${id}`,
    title: number,
    about: user.accountMasked,
    state: `resources.disputes.state.${reviewState}`,
  }));

const ordersOf = ({ orders }: Hits): Option[] =>
  orders.map(({ id, number, symbol, stake, user }) => ({
    key: `order-${id}`,
    to: `/orders/${id}/show`,
    title: number,
    about: `${symbol} · ${user.accountMasked}`,
    amount: stake,
  }));

/** What was found, by kind; then the pages whose name holds the text. Kinds without a line are left out. */
export function groupsOf(hits: Hits | undefined, pages: readonly Option[], text: string): Group[] {
  const wanted = text.toLowerCase();
  const groups: Group[] = [
    ...(hits
      ? ([
          { name: 'users', options: usersOf(hits) },
          { name: 'recharges', options: rechargesOf(hits) },
          { name: 'help', options: helpOf(hits) },
          { name: 'disputes', options: disputesOf(hits) },
          { name: 'requests', options: requestsOf(hits) },
          { name: 'orders', options: ordersOf(hits) },
        ] as const)
      : []),
    { name: 'pages', options: pages.filter(({ title }) => title.toLowerCase().includes(wanted)) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** The one record that was found, when there is no other. */
export function onlyHit(hits: Hits): Option | null {
  const records = [usersOf, rechargesOf, helpOf, disputesOf, requestsOf, ordersOf];
  const all = records.flatMap((of) => of(hits));
  return all.length === 1 ? (all[0] ?? null) : null;
}
