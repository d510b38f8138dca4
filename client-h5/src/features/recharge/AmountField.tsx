import { Controller, type UseFormReturn } from 'react-hook-form';
import { classes } from '../../lib/classes';
import { useFormat } from '../../lib/useFormat';
import { usePlatform } from '../../lib/usePlatform';
import { useWords } from '../../lib/useWords';
import { MoneyField } from '../../ui/field/MoneyField';
import { RadioTiles } from '../../ui/field/RadioTiles';
import type { Channel } from './types';
import { useAmountReason } from './useAmountReason';
import type { RechargeFields } from './useRecharge';
import styles from './AmountField.module.css';

interface Props {
  readonly form: UseFormReturn<RechargeFields>;
  readonly channel: Channel;
}

const plain = (amount: string) => amount.replace(/\.00$/, '');

/** The amount with the limits of the method beside it and the presets below. */
export function AmountField({ form, channel }: Props) {
  const { t } = useWords('recharge');
  const format = useFormat();
  const amount = form.watch('amount');
  const reason = useAmountReason(amount, channel);
  const { errors, touchedFields } = form.formState;
  const own = touchedFields.amount && amount !== '' ? (reason ?? undefined) : undefined;
  const presets = usePlatform()?.rechargePresets ?? [];
  const chosen = presets.find((preset) => plain(preset.amount) === plain(amount));
  return (
    <div className={styles.rechargeAmount}>
      <Controller
        control={form.control}
        name="amount"
        render={({ field }) => (
          <MoneyField
            {...field}
            label={t('recharge.amount')}
            error={errors.amount?.message ?? own}
            aside={
              <span className="muted num">
                {t('recharge.limits', {
                  min: format.money(channel.min, { as: 'plain' }),
                  max: format.money(channel.max, { as: 'code' }),
                })}
              </span>
            }
          />
        )}
      />
      <RadioTiles
        label={t('recharge.presets')}
        className={classes('num', styles.rechargePresets)}
        value={chosen?.amount ?? null}
        onChange={(value) => {
          form.setValue('amount', plain(value), { shouldTouch: true });
          form.clearErrors('amount');
        }}
        tiles={presets.map((preset) => ({
          value: preset.amount,
          content: format.money(preset, { as: 'plain' }).replace(/[.,]00$/, ''),
        }))}
      />
    </div>
  );
}
