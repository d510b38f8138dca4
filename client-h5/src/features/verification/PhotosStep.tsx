import { Lock } from 'lucide-react';
import { useWords } from '../../lib/useWords';
import { PhotoField } from './PhotoField';
import { isNeeded } from './steps';
import type { Verifying } from './useVerification';
import styles from './PhotoField.module.css';

interface Props {
  readonly verifying: Verifying;
  readonly refused: boolean;
}

/** The document's pictures, and who may see them. */
export function PhotosStep({ verifying, refused }: Props) {
  const { t } = useWords('verification');
  const { asked, photos, wrong, choose } = verifying;
  return (
    <div className="stack">
      {asked.photos.map((field) => (
        <PhotoField
          key={field}
          name={t(`verification.field.${field}`)}
          take={t(`verification.take.${field}`)}
          needed={isNeeded(field, refused)}
          upload={photos[field]}
          error={wrong[field] ?? photos[field].refused}
          onChoose={(file) => {
            choose(field, file);
          }}
        />
      ))}
      <p className={styles.privacy}>
        <Lock size={18} strokeWidth={1.7} aria-hidden />
        <span className="grow">{t('verification.privacy')}</span>
      </p>
    </div>
  );
}
