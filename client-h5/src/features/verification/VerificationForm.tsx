import { useEffect, useId, useRef } from 'react';
import { useBackCloses } from '../../lib/backCloses';
import { classes } from '../../lib/classes';
import { useOnline } from '../../lib/network/connection';
import { useWords } from '../../lib/useWords';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Page } from '../../ui/layout/Page';
import { CheckStep } from './CheckStep';
import { DetailsStep } from './DetailsStep';
import { PhotosStep } from './PhotosStep';
import { isNeeded, inputName, type Step } from './steps';
import { useVerification, type About, type Verifying } from './useVerification';
import type { VerificationFieldsFragment } from './verification.generated';
import styles from './VerificationForm.module.css';

interface Props extends About {
  readonly onSent: () => void;
}

/** Who one is, in up to three steps; after a refusal only what was at fault; once verified, what is to change. */
export function VerificationForm({ refused, verified, onSent }: Props) {
  const { t } = useWords('verification');
  const verifying = useVerification({ refused, verified }, onSent);
  const { steps, at, setAt } = verifying;
  const step = steps[at] ?? 'check';
  useBackCloses(at > 0, () => {
    setAt(at - 1);
  });
  const foot = <Foot verifying={verifying} step={step} refused={refused !== null} />;
  return (
    <Page title={t('shared:pages.verification')} back foot={foot}>
      <Progress at={at} count={steps.length} />
      {refused && at === 0 && <Refused refused={refused} />}
      <Heading step={step} changing={verified !== null} />
      {step === 'details' && <DetailsStep verifying={verifying} />}
      {step === 'photos' && <PhotosStep verifying={verifying} refused={refused !== null} />}
      {step === 'check' && <CheckStep verifying={verifying} />}
    </Page>
  );
}

function Progress({ at, count }: { readonly at: number; readonly count: number }) {
  const { t } = useWords('verification');
  return (
    <div className={styles.progress}>
      <span className="hidden">{t('verification.stepOf', { step: at + 1, steps: count })}</span>
      {Array.from({ length: count }, (_, place) => (
        <span
          key={place}
          className={place <= at ? classes(styles.bar, styles.done) : styles.bar}
          aria-hidden
        />
      ))}
    </div>
  );
}

/** Takes the focus when the step changes, so that readers hear where they are. */
function Heading({ step, changing }: { readonly step: Step; readonly changing: boolean }) {
  const { t } = useWords('verification');
  const words = changing && step === 'details' ? 'change' : step;
  const head = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    head.current?.focus();
    window.scrollTo(0, 0);
  }, [step]);
  return (
    <header className={styles.head}>
      <h2 ref={head} tabIndex={-1}>
        {t(`verification.${words}.title`)}
      </h2>
      <p className="second">{t(`verification.${words}.lead`)}</p>
    </header>
  );
}

function Refused({
  refused: { reason, faulty },
}: {
  readonly refused: VerificationFieldsFragment;
}) {
  const { t } = useWords('verification');
  return (
    <Banner tone="bad">
      <p className="strong">{t('verification.refused')}</p>
      {reason !== null && <p>{reason}</p>}
      <p>{t('verification.again')}</p>
      <ul className={styles.faulty}>
        {faulty.map((field) => (
          <li key={field}>{t(`verification.field.${field}`)}</li>
        ))}
      </ul>
    </Banner>
  );
}

interface FootProps {
  readonly verifying: Verifying;
  readonly step: Step;
  readonly refused: boolean;
}

function Foot({ verifying, step, refused }: FootProps) {
  const { t } = useWords('verification');
  const id = useId();
  const reason = useReason(verifying, { step, refused });
  const { asked, at, setAt, form, busy, send } = verifying;
  const next = async () => {
    if (step === 'check') return send();
    const names =
      step === 'details'
        ? [...asked.details.map((field) => inputName[field]), 'note' as const]
        : [];
    if (await form.trigger(names, { shouldFocus: true })) setAt(at + 1);
  };
  return (
    <>
      <Button
        busy={busy}
        disabled={reason !== null}
        aria-describedby={id}
        onClick={() => void next()}
      >
        {step === 'check' ? t('verification.send') : t('verification.goOn')}
      </Button>
      <p id={id} className={classes(styles.reason, 'small muted')} aria-live="polite">
        {reason}
      </p>
    </>
  );
}

/** What stops this step, in words; null when nothing does. */
function useReason(
  { asked, photos }: Verifying,
  { step, refused }: Pick<FootProps, 'step' | 'refused'>,
): string | null {
  const { t } = useWords('verification');
  const online = useOnline();
  if (!online) return t('shared:common.offlineAction');
  if (step !== 'photos') return null;
  const shown = asked.photos.map((field) => ({ field, now: photos[field].shown }));
  if (shown.some(({ now }) => now && now.state !== 'done' && now.state !== 'failed'))
    return t('verification.reason.uploading');
  return shown.every(({ field, now }) => (now ? now.state === 'done' : !isNeeded(field, refused)))
    ? null
    : t('verification.reason.photos');
}
