import { outcomes } from '../../../../schema/states';

/** The outcomes as choices of a filter. */
export const orderOutcomes = outcomes.map((value) => ({
  value,
  label: `resources.orders.outcome.${value}`,
}));
