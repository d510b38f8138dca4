import { useId } from 'react';
import { limits } from '../../../../schema/limits';
import { classes } from '../../lib/classes';
import { useOnline } from '../../lib/network/connection';
import { usePlatform } from '../../lib/usePlatform';
import { useWords } from '../../lib/useWords';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/field/TextField';
import { Page } from '../../ui/layout/Page';
import { OwnLimitsLink } from '../../ui/OwnLimitsLink';
import { AmountField } from './AmountField';
import { ChannelDetails } from './ChannelDetails';
import { MethodTiles } from './MethodTiles';
import { ExamplePicture } from './practice/ExamplePicture';
import { RecordsLink } from './RecordsLink';
import { ScreenshotField } from './ScreenshotField';
import type { Channel } from './types';
import { minorOf, useAmountReason } from './useAmountReason';
import { useOwnReason } from './useOwnReason';
import { useRecharge } from './useRecharge';
import { useUpload, type UploadState } from '../../lib/upload/useUpload';
import styles from './RechargeForm.module.css';

interface Props {
  readonly channels: readonly Channel[];
  readonly channel: Channel;
  /** The user's own, for the transfer. */
  readonly reference: string;
  readonly onChannel: (id: string) => void;
  /** The amount that the page was opened for, or null. */
  readonly asked?: string | null;
}

/** The whole form on one page; its button says what is still missing. */
export function RechargeForm({ channels, channel, reference, onChannel, asked = null }: Props) {
  const { t } = useWords('recharge');
  const practice = channel.kind === 'PRACTICE';
  const { form, busy, submit } = useRecharge({ asked, practice });
  const upload = useUpload();
  const amount = form.watch('amount');
  const reason = useReason(useAmountReason(amount, channel), upload);
  const reasonId = useId();
  const { errors } = form.formState;
  const send = form.handleSubmit((values) =>
    submit(values, { channelId: channel.id, screenshot: upload.shown?.path ?? '' }),
  );
  const foot = (
    <>
      <Button
        busy={busy}
        disabled={reason !== null}
        aria-describedby={reasonId}
        onClick={(event) => void send(event)}
      >
        {t('recharge.submit')}
      </Button>
      <p id={reasonId} className={classes(styles.footReason, 'small muted')} aria-live="polite">
        {reason} <ToOwnLimits amount={amount} />
      </p>
    </>
  );
  return (
    <Page title={t('shared:pages.recharge')} back money end={<RecordsLink />} foot={foot}>
      <form className={styles.recharge} onSubmit={(event) => void send(event)} noValidate>
        <PracticeNote channel={channel} />
        <MethodTiles channels={channels} channel={channel} onChannel={onChannel} />
        <AmountField form={form} channel={channel} />
        {!practice && <ChannelDetails channel={channel} reference={reference} />}
        {practice && !upload.shown && <ExamplePicture upload={upload} amount={amount} />}
        <ScreenshotField upload={upload} />
        <TextField
          label={t('recharge.payerName')}
          hint={t('recharge.payerHint')}
          error={errors.payerName?.message}
          maxLength={limits.payerNameLengthMax}
          autoComplete="name"
          {...form.register('payerName')}
        />
        <TextField
          label={t('recharge.remark')}
          error={errors.remark?.message}
          maxLength={limits.remarkLengthMax}
          {...form.register('remark')}
        />
        <ReviewPromise />
      </form>
    </Page>
  );
}

/** Where one of one's own limits stands against this amount, the way to them. */
function ToOwnLimits({ amount }: { readonly amount: string }) {
  return useOwnReason(minorOf(amount)) !== null && <OwnLimitsLink />;
}

/** What stops the form from being sent, in words. */
function useReason(amountReason: string | null, { shown }: UploadState): string | null {
  const { t } = useWords('recharge');
  const online = useOnline();
  if (!online) return t('recharge.reason.offline');
  if (amountReason !== null) return amountReason;
  if (!shown || shown.state === 'failed') return t('recharge.reason.screenshot');
  return shown.state === 'done' ? null : t('recharge.reason.uploading');
}

function PracticeNote({ channel }: Pick<Props, 'channel'>) {
  const { t } = useWords('recharge');
  if (usePlatform()?.practiceWorld === false) return null;
  const words = channel.kind === 'PRACTICE' ? 'recharge.practiceDesk' : 'recharge.practice';
  return <Banner tone="warn">{t(words)}</Banner>;
}

/** The time of the review as the platform promises it; nothing counts down. */
function ReviewPromise() {
  const { t } = useWords('recharge');
  const platform = usePlatform();
  if (!platform) return null;
  const { reviewHours, supportHours } = platform;
  return (
    <p className="small muted">
      {t('recharge.promise', { count: reviewHours, hours: supportHours })}
    </p>
  );
}
