import { useEffect, useRef } from 'react';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import styles from './Composer.module.css';
import type { ChosenPictures } from './usePictures';

/** The pictures that go with what is said. */
export function Pictures({ slots }: Pick<ChosenPictures, 'slots'>) {
  const { t } = useWords('support');
  return slots.map(({ shown, remove }, n) => {
    if (!shown) return null;
    const alt = t('chat.shown', { n: n + 1 });
    return (
      <div key={shown.preview ?? shown.path} className={styles.chosen}>
        {shown.preview === null ? (
          <FilePicture file={shown.file} alt={alt} />
        ) : (
          <img src={shown.preview} alt={alt} />
        )}
        <Button small look="quiet" onClick={remove}>
          {t('chat.remove')}
        </Button>
      </div>
    );
  });
}

/** A file of this device, in memory for as long as it is shown. */
function FilePicture({ file, alt }: { readonly file: File; readonly alt: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => {
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return <img ref={image} alt={alt} />;
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
