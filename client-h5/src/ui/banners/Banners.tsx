import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useWords } from '../../lib/useWords';
import { IconButton } from '../Button';
import { BannerCard, type Banner } from './BannerCard';
import styles from './Banners.module.css';
import { useTurning } from './useTurning';

/** Side by side, one at a time. They turn by themselves until somebody touches them, and never where motion is unwanted. */
export function Banners({ banners }: { readonly banners: readonly Banner[] }) {
  const { t } = useWords('content');
  const strip = useRef<HTMLUListElement>(null);
  const { turns, moving, setMoving, move } = useTurning(strip, banners.length);
  if (banners.length === 0) return null;
  return (
    <section className={styles.banners} aria-label={t('banners')} aria-roledescription="carousel">
      <ul
        ref={strip}
        className={styles.bannerStrip}
        tabIndex={0}
        aria-label={t('banners')}
        onPointerDown={() => {
          setMoving(false);
        }}
      >
        {banners.map((banner) => (
          <li key={banner.id}>
            <BannerCard banner={banner} />
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <div className={styles.bannerSteps}>
          {turns && (
            <Step label={t(moving ? 'pause' : 'play')} onTap={() => setMoving(!moving)}>
              {moving ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
            </Step>
          )}
          <Step label={t('previous')} onTap={() => move(-1)}>
            <ChevronLeft size={20} aria-hidden />
          </Step>
          <Step label={t('next')} onTap={() => move(1)}>
            <ChevronRight size={20} aria-hidden />
          </Step>
        </div>
      )}
    </section>
  );
}

interface StepProps {
  readonly label: string;
  readonly onTap: () => void;
  readonly children: ReactNode;
}

const Step = ({ label, onTap, children }: StepProps) => (
  <IconButton
    label={label}
    onClick={() => {
      onTap();
    }}
  >
    {children}
  </IconButton>
);
