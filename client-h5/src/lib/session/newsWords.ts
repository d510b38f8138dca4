import type { ApolloClient } from '@apollo/client';
import type { TFunction } from 'i18next';
import type { MoneyLike } from '../money/format';

/** What happened to the user's money, by name and amount, and where it stands. */
export interface MoneyNews {
  /** A newer one about the same takes its place. */
  readonly topic: string;
  readonly text: string;
  readonly path: string;
}

export interface Words {
  readonly client: ApolloClient;
  readonly t: TFunction;
  readonly money: (money: MoneyLike, options?: { readonly sign?: boolean }) => string;
}

/** Whether this page is on the screen. */
export const isShown = (path: string): boolean => location.hash === `#${path}`;
