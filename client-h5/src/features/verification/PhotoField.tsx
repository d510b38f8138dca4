import { Camera, Check, RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { limits } from '../../../../schema/limits';
import { classes } from '../../lib/classes';
import type { Upload } from '../../lib/upload/shown';
import type { UploadState } from '../../lib/upload/useUpload';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import styles from './PhotoField.module.css';

const accept = 'image/jpeg,image/png,image/webp,image/gif,image/heic,image/heif';

interface Props {
  readonly name: string;
  /** What to photograph, as an instruction. */
  readonly take: string;
  readonly needed: boolean;
  readonly upload: UploadState;
  readonly error: string | null;
  readonly onChoose: (file: File) => void;
}

/** One side of the document: photographed or chosen, looked at, taken again. */
export function PhotoField({ name, take, needed, upload, error, onChoose }: Props) {
  const { t } = useWords('verification');
  const id = useId();
  if (upload.shown)
    return <Chosen name={name} upload={upload} shown={upload.shown} error={error} />;
  return (
    <div>
      <label className={error === null ? styles.empty : classes(styles.empty, styles.bad)}>
        <input
          type="file"
          className="hidden"
          accept={accept}
          aria-invalid={error !== null}
          aria-describedby={error === null ? `${id}-hint` : `${id}-error ${id}-hint`}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onChoose(file);
            event.target.value = '';
          }}
        />
        <span className={styles.icon}>
          <Camera size={24} strokeWidth={1.6} aria-hidden />
        </span>
        <span className={styles.take}>{take}</span>
        <span className="small muted" id={`${id}-hint`}>
          {!needed && <>{t('verification.optional')} · </>}
          {t('verification.photoHint', { mb: limits.uploadBytesMax / 1024 / 1024 })}
        </span>
      </label>
      {error !== null && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

interface ChosenProps extends Pick<Props, 'name' | 'upload' | 'error'> {
  readonly shown: Upload;
}

function Chosen({ name, upload, shown, error }: ChosenProps) {
  const { t } = useWords('verification');
  const { state, preview, progress } = shown;
  return (
    <div>
      <div className={styles.chosen}>
        <img src={preview} alt={name} />
        {state !== 'failed' && state !== 'done' && (
          <progress className={styles.progress} value={progress} aria-label={name} />
        )}
        <div className={styles.over}>
          <span className={styles.said} role="status">
            {state === 'done' && <Check size={16} strokeWidth={2} aria-hidden />}
            <Words name={name} shown={shown} />
          </span>
          {state === 'failed' && (
            <Button small look="outline" className={styles.act} onClick={upload.retry}>
              <RefreshCw size={16} strokeWidth={1.8} aria-hidden />
              {t('verification.retry')}
            </Button>
          )}
          <Button
            small
            className={styles.act}
            aria-label={t('verification.retakeOf', { name })}
            onClick={upload.remove}
          >
            {t('verification.retake')}
          </Button>
        </div>
      </div>
      {error !== null && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function Words({ name, shown }: { readonly name: string; readonly shown: Upload }) {
  const { t } = useWords('verification');
  const format = useFormat();
  const { state, progress } = shown;
  if (state === 'shrinking') return t('verification.shrinking');
  if (state === 'failed') return t('verification.uploadFailed');
  if (state === 'done') return t('verification.uploaded', { name });
  const percent = format.percent(String(Math.floor(progress * 100)), { min: 0 });
  return t('verification.uploading', { percent });
}
