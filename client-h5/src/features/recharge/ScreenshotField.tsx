import { ImagePlus, RefreshCw, X } from 'lucide-react';
import { useId } from 'react';
import { classes } from '../../lib/classes';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { IconButton } from '../../ui/Button';
import type { Upload } from '../../lib/upload/shown';
import type { UploadState } from '../../lib/upload/useUpload';
import styles from './ScreenshotField.module.css';

const accept = 'image/jpeg,image/png,image/webp,image/gif,image/heic,image/heif';

interface Props {
  readonly upload: UploadState;
}

/** The payment screenshot: chosen, looked at, sent, replaced. */
export function ScreenshotField({ upload }: Props) {
  const { t } = useWords('recharge');
  const id = useId();
  const { refused: error } = upload;
  if (upload.shown) return <Chosen upload={upload} shown={upload.shown} />;
  return (
    <div>
      <label
        className={
          error
            ? classes('card', styles.shot, styles.shotEmpty, styles.shotBad)
            : classes('card', styles.shot, styles.shotEmpty)
        }
      >
        <input
          type="file"
          className="hidden"
          accept={accept}
          aria-invalid={error !== null}
          aria-describedby={error === null ? `${id}-hint` : `${id}-error ${id}-hint`}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) upload.choose(file);
            event.target.value = '';
          }}
        />
        <span className={styles.shotIcon}>
          <ImagePlus size={24} strokeWidth={1.6} aria-hidden />
        </span>
        <span className="grow">
          <b className={styles.shotTitle}>{t('recharge.addScreenshot')}</b>
          <span className="small muted" id={`${id}-hint`}>
            {t('recharge.screenshotHint')}
          </span>
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

interface ChosenProps {
  readonly upload: UploadState;
  readonly shown: Upload;
}

function Chosen({ upload, shown }: ChosenProps) {
  const { t } = useWords('recharge');
  const { state, preview, progress } = shown;
  return (
    <div className={classes('card', styles.shot)}>
      <img className={styles.shotPicture} src={preview} alt={t('recharge.screenshotAlt')} />
      <div className="grow">
        <b className={styles.shotTitle}>{t('recharge.screenshot')}</b>
        <p className="small muted num" role="status">
          <Words shown={shown} />
        </p>
        {state !== 'failed' && (
          <progress
            className={state === 'done' ? classes(styles.shotBar, styles.shotDone) : styles.shotBar}
            value={progress}
            aria-label={t('recharge.screenshot')}
          />
        )}
      </div>
      {state === 'failed' && (
        <IconButton label={t('recharge.retry')} onClick={upload.retry}>
          <RefreshCw size={20} strokeWidth={1.8} aria-hidden />
        </IconButton>
      )}
      <IconButton label={t('recharge.remove')} onClick={upload.remove}>
        <X size={20} strokeWidth={1.8} aria-hidden />
      </IconButton>
    </div>
  );
}

function Words({ shown: { state, progress, bytes } }: Pick<ChosenProps, 'shown'>) {
  const { t } = useWords('recharge');
  const format = useFormat();
  if (state === 'shrinking') return t('recharge.shrinking');
  if (state === 'failed') return t('recharge.uploadFailed');
  if (state === 'done') {
    const size = t('recharge.sizeKb', { size: Math.max(1, Math.round(bytes / 1024)) });
    return t('recharge.uploaded', { size });
  }
  const percent = format.percent(String(Math.floor(progress * 100)), { min: 0 });
  return t('recharge.uploading', { percent });
}
