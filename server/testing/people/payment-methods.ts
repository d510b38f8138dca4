import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import {
  addPaymentMethod,
  type AddPaymentMethod,
} from '../../modules/payment-methods/add-payment-method';
import { aPerson } from './second-factors';
import type { Person, World } from '../world';

/** The fund password of whoever has one. */
export const FUND = 'lantern-5';

/** Somebody who is signed in and has a fund password. */
export const aPayee = (world: World) => aPerson(world, FUND);

/** The number of a card that nobody has. */
export const cardNumber = (): string =>
  `6222${String(randomInt(10 ** 12)).padStart(12, '0')}${String(randomInt(1_000)).padStart(3, '0')}`;

/** An address of Ethereum that nobody has, in small letters. */
export const ethereumAddress = (): string => `0x${randomBytes(20).toString('hex')}`;

/** What somebody sends who adds a new card, with the fund password. */
export const cardForm = (more: Partial<AddPaymentMethod> = {}): AddPaymentMethod => ({
  kind: 'BANK_CARD',
  account: cardNumber(),
  bank: 'Example Bank',
  fundPassword: FUND,
  idempotencyKey: randomUUID(),
  ...more,
});

/** The id of what this person added. */
export const added = async (
  { ctx }: Pick<Person, 'ctx'>,
  more: Partial<AddPaymentMethod> = {},
): Promise<string> => (await addPaymentMethod(ctx, cardForm(more))).resultId;
