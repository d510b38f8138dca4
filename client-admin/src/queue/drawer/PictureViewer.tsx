import { Expand, Maximize, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import {
  TransformComponent,
  TransformWrapper,
  type ReactZoomPanPinchRef,
} from 'react-zoom-pan-pinch';
import styles from './PictureViewer.module.css';
import { useKeys } from '../useKeys';
import { usePaired, type PicturePair } from './usePaired';
import {
  fitScale,
  usePictureActs,
  scaleMax,
  scaleMin,
  usePicture,
  type Picture,
  type PictureActs,
} from './usePicture';

interface Props {
  /** Signed and short-lived: the one the drawer was opened with is kept until it fails. */
  readonly url: string;
  readonly alt: string;
  /** False for a second picture beside the first, which alone hears the keys. */
  readonly withKeys?: boolean;
  /** The pictures that are zoomed and moved with this one. */
  readonly pair?: PicturePair;
}

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const isArrow = (key: string): key is Arrow => key.startsWith('Arrow');

interface ToolsProps {
  readonly acts: PictureActs;
  readonly scale: number;
  readonly onFullScreen: () => void;
}

function Tools({ acts, scale, onFullScreen }: ToolsProps) {
  const translate = useTranslate();
  const tools = [
    ['zoomIn', ZoomIn, acts.zoomIn, '+'],
    ['zoomOut', ZoomOut, acts.zoomOut, '-'],
    ['reset', Maximize, acts.reset, '0'],
    ['rotate', RotateCw, acts.rotate, 'T'],
    ['fullScreen', Expand, onFullScreen, 'F'],
  ] as const;
  return (
    <div className={styles.tools} role="toolbar" aria-label={translate('viewer.tools')}>
      {tools.map(([name, Icon, act, key]) => (
        <button
          key={name}
          type="button"
          className="icon-button"
          aria-label={translate(`viewer.${name}`)}
          aria-keyshortcuts={key}
          title={`${translate(`viewer.${name}`)} (${key})`}
          onClick={act}
        >
          <Icon size={17} aria-hidden />
        </button>
      ))}
      <output className="num">{Math.round(scale * 100)}%</output>
    </div>
  );
}

/** The picture at its own size; the transform around it makes the scale true. */
function Shown({ url, alt, picture }: Props & { readonly picture: Picture }) {
  const [source, setSource] = useState(url);
  const { size, box, turn, onSize } = picture;
  const place = box && {
    ...size,
    transform: `translate(-50%, -50%) rotate(${String(turn)}deg)`,
  };
  return (
    <div className={styles.box} style={box ?? undefined}>
      <img
        src={source}
        alt={alt}
        draggable={false}
        style={place ?? undefined}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
          onSize({ width, height });
        }}
        onError={() => {
          setSource(url);
        }}
      />
    </div>
  );
}

/** The evidence: zoomed, turned and moved by buttons, by keys, by wheel or with the pointer. */
export function PictureViewer({ url, alt, withKeys = true, pair }: Props) {
  const translate = useTranslate();
  const viewer = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useRef<ReactZoomPanPinchRef>(null);
  const picture = usePicture({ stage, zoom });
  const acts = usePictureActs({ stage, zoom }, picture);
  const moved = usePaired(pair, zoom, () => fitScale(stage.current, picture.box));
  const { zoomIn, zoomOut, rotate, reset } = acts;
  const fullScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void viewer.current?.requestFullscreen();
  };
  const keys = { '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': reset, t: rotate, f: fullScreen };
  useKeys(withKeys ? keys : {});
  const move = (event: KeyboardEvent) => {
    if (!isArrow(event.key)) return;
    event.preventDefault();
    acts[event.key]();
  };
  return (
    <div className={styles.viewer} ref={viewer}>
      <Tools acts={acts} scale={picture.scale} onFullScreen={fullScreen} />
      <div
        ref={stage}
        className={styles.stage}
        tabIndex={0}
        role="group"
        aria-label={translate('viewer.stage')}
        onKeyDown={move}
      >
        <TransformWrapper
          ref={zoom}
          minScale={scaleMin}
          maxScale={scaleMax}
          centerZoomedOut
          wheel={{ step: 0.1 }}
          doubleClick={{ step: 0.7 }}
          onTransform={(_, state) => {
            picture.onScale(state.scale);
            moved(state);
          }}
        >
          <TransformComponent wrapperStyle={{ width: '100%', height: '100%' }}>
            <Shown url={url} alt={alt} picture={picture} />
          </TransformComponent>
        </TransformWrapper>
      </div>
    </div>
  );
}
