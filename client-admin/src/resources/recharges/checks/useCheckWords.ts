import { useTranslate } from 'react-admin';
import { useFormat } from '../../../lib/useFormat';
import type { RechargeCheck } from './rechargeReads';

const SUMS: ReadonlySet<string> = new Set(['sum', 'creditedSum', 'refusedSum']);

/** The reason of a check, in words with its figures. */
export function useCheckWords(): (check: RechargeCheck) => string {
  const translate = useTranslate();
  const { money } = useFormat();
  return ({ reason, figures }) =>
    translate(
      `resources.recharges.checks.reason.${reason}`,
      Object.fromEntries(
        figures.map(({ name, value }) => [
          name,
          SUMS.has(name) ? money({ amount: value, asset: 'USD' }, { code: true }) : value,
        ]),
      ),
    );
}
