import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import styles from './Composer.module.css';
import type { ChosenPictures } from './usePictures';

/** The pictures that go with what is said. */
export function Pictures({ slots }: Pick<ChosenPictures, 'slots'>) {
  const { t } = useWords('support');
  return slots.map(({ shown, remove }, n) =>
    shown ? (
      <div key={shown.preview} className={styles.chosen}>
        <img src={shown.preview} alt={t('chat.shown', { n: n + 1 })} />
        <Button small look="quiet" onClick={remove}>
          {t('chat.remove')}
        </Button>
      </div>
    ) : null,
  );
}

/** Adds one, while there is room. */
export function PictureButton({ onChosen }: { readonly onChosen: (file: File) => void }) {
  const { t } = useWords('support');
  return (
    <label className={`button button-outline ${styles.choose ?? ''}`}>
      {t('chat.picture')}
      <input
        type="file"
        accept="image/*"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChosen(file);
          target.value = '';
        }}
      />
    </label>
  );
}
