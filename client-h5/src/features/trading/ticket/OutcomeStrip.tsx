import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { MoneyText } from '../../../ui/figure/MoneyText';
import { Cell, Cells } from '../OutcomeCells';
import { negative, toLike, type Costs } from './ticketMath';
import type { Ticket } from './useTicket';
import styles from './OutcomeStrip.module.css';

/** Both outcomes in equal size, how often one must be right, and what it costs: before anything is sent. */
export function OutcomeStrip({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useWords('trading');
  const format = useFormat();
  const { direction, terms, costs } = ticket;
  const none = direction === null;
  const [gain, loss] = outcomes(costs);
  return (
    <div>
      <Cells>
        <Cell label={none ? t('ticket.ifRight') : t('ticket.ifHigher')}>
          {direction === 'DOWN' ? loss : gain}
        </Cell>
        <Cell label={none ? t('ticket.ifWrong') : t('ticket.ifLower')}>
          {direction === 'DOWN' ? gain : loss}
        </Cell>
        <Cell label={t('ticket.breakEven')}>{terms ? format.rate(terms.breakEvenBp) : '–'}</Cell>
      </Cells>
      <p className={styles.ticketCosts}>
        {costs
          ? t('ticket.costs', {
              fee: format.money(toLike(costs.fee)),
              loss: format.money(toLike(costs.total)),
            })
          : t('ticket.costsNone')}
      </p>
    </div>
  );
}

function outcomes(costs: Costs | null): readonly [ReactNode, ReactNode] {
  if (!costs) return ['–', '–'];
  return [
    <MoneyText key="gain" money={toLike(costs.gain)} sign />,
    <MoneyText key="loss" money={negative(costs.total)} />,
  ];
}
