import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { classes } from '../../lib/classes';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { checksOf, unmetOf, type Check } from './checks';
import type { Policy, Target, Unmet } from './types';
import styles from './Checklist.module.css';

interface Props {
  readonly policy: Policy;
  readonly target: Target | undefined;
  /** Undefined until the server has said. */
  readonly unmet: readonly Unmet[] | undefined;
}

/** Every condition there is, at once; what is not met says why, with the screen that mends it. */
export function Checklist({ policy, target, unmet }: Props) {
  const { t } = useWords('withdrawal');
  const values = useValues(policy);
  return (
    <section className={classes('card', styles.checks)}>
      <h2 className={styles.head}>{t('check.title')}</h2>
      <ul aria-live="polite">
        {checksOf(target).map((check) => (
          <Line key={check} check={check} unmet={unmet && unmetOf(check, unmet)}>
            {values[check]}
          </Line>
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  readonly check: Check;
  readonly unmet: readonly Unmet[] | undefined;
  readonly children: string | undefined;
}

function Line({ check, unmet, children }: LineProps) {
  const { t } = useWords('withdrawal');
  const mark = markOf(unmet);
  const Icon = mark === 'unmet' ? CircleAlert : CircleCheck;
  return (
    <li className={styles.line}>
      <Icon size={20} strokeWidth={1.8} className={styles[mark]} aria-hidden />
      <div className="grow">
        <p>
          {t(`check.${check}`)}
          <span className="hidden">{mark !== 'unknown' && t(`check.${mark}`)}</span>
        </p>
        {children && <p className="small muted num">{children}</p>}
        {unmet?.map((one) => (
          <Why key={one.error.code} unmet={one} />
        ))}
      </div>
    </li>
  );
}

function markOf(unmet: LineProps['unmet']): 'met' | 'unmet' | 'unknown' {
  if (!unmet) return 'unknown';
  return unmet.length === 0 ? 'met' : 'unmet';
}

function Why({ unmet: { error, screen } }: { readonly unmet: Unmet }) {
  const { t } = useWords('withdrawal');
  const { message } = error;
  if (screen == null) return <p className={classes('small', styles.why)}>{message}</p>;
  return (
    <p className={classes('small', styles.why)}>
      {message}
      <Link className={styles.fix} to={screen}>
        {t(`fix.${fixes[screen] ?? 'other'}`)}
      </Link>
    </p>
  );
}

/** What the way to a screen is called. */
const fixes: Readonly<Record<string, 'identity' | 'card' | 'address' | 'method' | 'fundPassword'>> =
  {
    [paths.verification]: 'identity',
    [paths.addCard]: 'card',
    [paths.walletAddresses]: 'address',
    [paths.paymentMethods]: 'method',
    [paths.setFundPassword]: 'fundPassword',
  };

/** The figures of the policy beside what they are about. */
function useValues(policy: Policy): Partial<Record<Check, string>> {
  const { t } = useWords('withdrawal');
  const { money } = useFormat();
  const { opens, closes, zone, dayCount, todayCount } = policy;
  const each = { min: money(policy.min, { as: 'plain' }), max: money(policy.max, { as: 'code' }) };
  const day = {
    sum: money(policy.todaySum, { as: 'plain' }),
    max: money(policy.dayMax, { as: 'code' }),
  };
  return {
    hours: t('check.hoursOf', { opens, closes, zone }),
    limit: [
      t('check.limitEach', each),
      t('check.limitCount', { used: todayCount, count: dayCount }),
      t('check.limitDay', day),
    ].join(' · '),
  };
}
