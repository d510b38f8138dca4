import { Check, Circle } from 'lucide-react';
import { limits } from '../../../../schema/limits';
import { useWords } from '../../lib/useWords';
import styles from './PasswordRules.module.css';

/** Whether a password is as long as it must and may be. Counted by code point, as the server does. */
export function lengthFits(password: string): boolean {
  const { length } = Array.from(password);
  return length >= limits.passwordLengthMin && length <= limits.passwordLengthMax;
}

interface Props {
  readonly password: string;
  readonly repeat: string;
}

/** The rules, each with its state while the user types. */
export function PasswordRules({ password, repeat }: Props) {
  const { t } = useWords('auth');
  const range = { min: limits.passwordLengthMin, max: limits.passwordLengthMax };
  const rules = [
    { text: t('auth.ruleLength', range), met: lengthFits(password) },
    { text: t('auth.ruleRepeat'), met: password !== '' && password === repeat },
  ];
  return (
    <ul className={styles.rules}>
      {rules.map(({ text, met }) => {
        const Icon = met ? Check : Circle;
        return (
          <li key={text} className={met ? styles.ruleMet : undefined}>
            <Icon size={14} strokeWidth={2} aria-hidden />
            {text}
            <span className="hidden">{met ? t('auth.ruleMet') : t('auth.ruleOpen')}</span>
          </li>
        );
      })}
    </ul>
  );
}
