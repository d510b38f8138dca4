import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { MaskedText } from '../../ui/figure/MaskedText';
import styles from './ProfileScreen.module.css';
import type { Profile } from './types';

/** What whoever is signed in can change here. */
export type Changed = 'userName' | 'email' | 'phone';

interface Props {
  readonly profile: Profile;
  readonly onChange: (what: Changed) => void;
}

/** All that is known of a person; what can be changed here opens, what was verified does not. */
export function ProfileRows({ profile, onChange }: Props) {
  const { t } = useWords('profile');
  const format = useFormat();
  const { me, verification } = profile;
  const verified = verification?.state === 'VERIFIED' ? verification : null;
  const own: Record<Changed, string | null | undefined> = me;
  return (
    <>
      <ul className="card card-list card-plain">
        {(['userName', 'email', 'phone'] as const).map((what) => (
          <li key={what}>
            <button
              type="button"
              className="cell"
              aria-haspopup="dialog"
              onClick={() => {
                onChange(what);
              }}
            >
              <Named name={t(`profile.${what}`)}>{own[what] ?? t('profile.none')}</Named>
              <ChevronRight size={16} className="muted" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <ul className="card card-list card-plain">
        <li>
          <Link className="cell" to={paths.verification}>
            <Named name={t('profile.realName')}>
              {verified ? <MaskedText text={verified.name} /> : t('profile.notVerified')}
            </Named>
            <ChevronRight size={16} className="muted" aria-hidden />
          </Link>
        </li>
        {verified && (
          <li className="cell">
            <Named name={t('profile.idNumber')}>{verified.idNumberMasked}</Named>
          </li>
        )}
        <li className="cell">
          <Named name={t('profile.level')}>{t(`level.${me.memberLevel}`)}</Named>
        </li>
        <li className="cell">
          <Named name={t('profile.registeredAt')}>{format.date(me.registeredAt)}</Named>
        </li>
      </ul>
    </>
  );
}

function Named({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <span className="grow">{name}</span>
      <span className={styles.value}>{children}</span>
    </>
  );
}
