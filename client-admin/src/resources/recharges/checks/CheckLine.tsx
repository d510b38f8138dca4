import { CircleCheck, CircleMinus, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { classes } from '../../../lib/classes';
import { Pill, type Tone } from '../../../ui/Pill';
import styles from './CheckLine.module.css';
import type { RechargeCheck } from './rechargeReads';
import { useCheckWords } from './useCheckWords';

interface Look {
  readonly icon: LucideIcon;
  readonly tone: Tone;
}

const looks: Readonly<Record<RechargeCheck['level'], Look>> = {
  GREEN: { icon: CircleCheck, tone: 'ok' },
  AMBER: { icon: TriangleAlert, tone: 'amber' },
  GREY: { icon: CircleMinus, tone: 'neutral' },
};

/** What one check found. Sign and word carry its level, the colour only helps. */
export function CheckLine({ check }: { readonly check: RechargeCheck }) {
  const translate = useTranslate();
  const words = useCheckWords();
  const { icon: Icon, tone } = looks[check.level];
  return (
    <li className={styles.line}>
      <Icon size={16} aria-hidden className={classes(styles.sign, styles[tone])} />
      <div>
        <b>{translate(`resources.recharges.checks.name.${check.check}`)}</b>
        <p>{words(check)}</p>
        {check.others.map(({ id, number, user }) => (
          <Link key={id} className="link num" to={`/recharges/${id}`}>
            {translate('resources.recharges.checks.other', { number, user: user.accountMasked })}
          </Link>
        ))}
      </div>
      <Pill tone={tone}>{translate(`resources.recharges.checks.level.${check.level}`)}</Pill>
    </li>
  );
}
