import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../schema/routes';
import { classes } from '../../../lib/classes';
import { useFormat } from '../../../lib/useFormat';
import { usePlatform } from '../../../lib/usePlatform';
import { useWords } from '../../../lib/useWords';
import { describedBy } from '../../../ui/field/FieldFrame';
import { MoneyInput, useNoAmount } from '../../../ui/field/MoneyInput';
import { RadioTiles } from '../../../ui/field/RadioTiles';
import { fromLike } from './ticketMath';
import type { Ticket } from './useTicket';
import { useMissing } from './useTicketReason';
import styles from './AmountRow.module.css';

/** Shorter than its wire form: a chip says 50, the order says 50.00. */
const plain = (amount: string) => amount.replace(/\.00$/, '');

/** The unit amount, typed or taken from a preset. */
export function AmountRow({ ticket }: { readonly ticket: Ticket }) {
  const { amount, setAmount } = ticket;
  const { t } = useWords('trading');
  const format = useFormat();
  const id = useId();
  const error = useNoAmount(amount);
  const presets = usePlatform()?.orderPresets ?? [];
  const chosen = presets.find((preset) => plain(preset.amount) === plain(amount));
  return (
    <div className={styles.ticketAmount}>
      <label className="field-box">
        <span className="muted small">USD</span>
        <MoneyInput
          {...describedBy(id, { error })}
          aria-label={t('ticket.amount')}
          value={amount}
          onChange={setAmount}
        />
      </label>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <RadioTiles
        label={t('ticket.presets')}
        className={classes('num', styles.ticketPresets)}
        value={chosen?.amount ?? null}
        onChange={(value) => {
          setAmount(plain(value));
        }}
        tiles={presets.map((preset) => ({
          value: preset.amount,
          content: format
            .money({ ...preset, amount: plain(preset.amount) }, { as: 'plain' })
            .replace(/[.,]00$/, ''),
        }))}
      />
      <Missing ticket={ticket} />
    </div>
  );
}

/** The way to the money that the order lacks: no less than what a recharge has to be. */
function Missing({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useWords('trading');
  const format = useFormat();
  const missing = useMissing(ticket);
  const least = usePlatform()?.rechargeMin;
  if (missing === null || !least) return null;
  const lacks = { asset: 'USD', amount: missing } as const;
  const amount = fromLike(lacks).minor < fromLike(least).minor ? least.amount : missing;
  return (
    <Link className="link small reach" to={paths.rechargeWith(amount)}>
      {t('ticket.rechargeMissing', { amount: format.money(lacks) })}
    </Link>
  );
}
