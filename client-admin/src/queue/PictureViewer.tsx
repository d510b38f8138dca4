import { RotateCw, ZoomIn, ZoomOut, Maximize } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../lib/useFormat';
import type { MoneyLike } from '../lib/format';
import { usePicture } from './usePicture';
import styles from './PictureViewer.module.css';

interface Props {
  /** Signed and short-lived: the one the drawer was opened with is kept until it fails. */
  readonly url: string;
  readonly amount: MoneyLike;
}

/** The evidence: zoomed, turned and moved by buttons, by keys or with the pointer. */
export function PictureViewer({ url, amount }: Props) {
  const translate = useTranslate();
  const { money } = useFormat();
  const [source, setSource] = useState(url);
  const { view, act, stage } = usePicture();
  const tools = [
    ['zoomIn', ZoomIn],
    ['zoomOut', ZoomOut],
    ['rotate', RotateCw],
    ['reset', Maximize],
  ] as const;
  return (
    <div className={styles.viewer}>
      <div className={styles.viewerTools} role="toolbar" aria-label={translate('viewer.tools')}>
        {tools.map(([name, Icon]) => (
          <button
            key={name}
            type="button"
            className="icon-button"
            aria-label={translate(`viewer.${name}`)}
            title={translate(`viewer.${name}`)}
            onClick={() => {
              act(name);
            }}
          >
            <Icon size={17} aria-hidden />
          </button>
        ))}
        <output className="num">{Math.round(view.scale * 100)}%</output>
      </div>
      <div
        className={styles.viewerStage}
        tabIndex={0}
        role="group"
        aria-label={translate('viewer.stage')}
        {...stage}
      >
        <img
          src={source}
          alt={translate('viewer.alt', { amount: money(amount, { code: true }) })}
          draggable={false}
          style={{
            transform: `translate(${String(view.x)}px, ${String(view.y)}px) rotate(${String(view.turn)}deg) scale(${String(view.scale)})`,
          }}
          onError={() => {
            setSource(url);
          }}
        />
      </div>
    </div>
  );
}
