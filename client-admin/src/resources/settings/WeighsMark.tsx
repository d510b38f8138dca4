import { Scale } from 'lucide-react';
import { useTranslate } from 'react-admin';
import styles from './Settings.module.css';

/** Stands beside a setting that decides about people's money or rights. */
export function WeighsMark() {
  const translate = useTranslate();
  const said = translate('resources.settings.weighs');
  return (
    <span className={styles.settingWeighs} role="img" aria-label={said} title={said}>
      <Scale size={14} strokeWidth={1.8} aria-hidden />
    </span>
  );
}

/** What the mark means, once above all settings. */
export function WeighsLegend() {
  const translate = useTranslate();
  return (
    <p className="soft">
      <Scale size={14} strokeWidth={1.8} aria-hidden />{' '}
      {translate('resources.settings.weighsLegend')}
    </p>
  );
}
