import { ChevronLeft, ChevronRight, Minus, Plus, Share } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneZone } from '../../../lib/time/formatSeconds';
import { toast } from '../../../lib/toast';
import { useFormat } from '../../../lib/useFormat';
import { IconButton } from '../../Button';
import { ProofDrawing, type ProofWords } from './ProofChartDrawing';
import { proofPlaces } from './proofChartPlaces';
import { ProofTable } from './ProofTable';
import type { ProofContract, ProofRecord, TimeWindow } from './proofTypes';
import { sharePicture } from './sharePicture';
import { useProofView } from './useProofView';
import { useSize } from './useSize';
import { TableButton } from '../TableButton';
import styles from './ProofChart.module.css';

interface Props {
  readonly instrument: { readonly symbol: string; readonly decimals: number };
  readonly record: ProofRecord;
  readonly contracts: readonly ProofContract[];
  /** The whole time axis. */
  readonly span: TimeWindow;
  /** What the picture shows, in words. */
  readonly label: string;
  /** Number, prices and times, as they stand below a shared picture. */
  readonly caption: readonly string[];
}

const FIRST = { width: 358, height: 170 };
const LABEL = 7;

/** Recorded prices around contracts, with what decided them: the same from every device, at any time. */
export function ProofChart({ instrument, record, contracts, span, label, caption }: Props) {
  const { symbol, decimals } = instrument;
  const { t } = useTranslation();
  const words = useProofWords(decimals);
  const [room, size] = useSize(FIRST);
  const drawing = useRef<SVGSVGElement>(null);
  const { view, drag, ...moves } = useProofView(span);
  const [table, setTable] = useState(false);
  const widest = Math.max(0, ...contracts.map(({ entry }) => words.price(entry.price).length));
  const labelWidth = Math.max(8, widest) * LABEL + 12;
  const places = proofPlaces({ record, contracts, view, size, labelWidth });
  const zone = t('chart.zone', { zone: phoneZone(view.from) });
  const share = () => {
    if (!drawing.current) return;
    const name = [symbol.replace('/', '-'), ...contracts.map(({ number }) => number)].join(' ');
    sharePicture({ drawing: drawing.current, lines: [...caption, zone], name }).catch(() => {
      toast({ type: 'error', text: t('chart.shareFailed') });
    });
  };
  return (
    <figure className={styles.proof} aria-label={t('chart.label', { symbol })}>
      <div ref={room} className={styles.proofRoom} {...drag}>
        <ProofDrawing
          {...{ places, size, decimals, contracts, words, label }}
          ref={drawing}
          gaps={record.gaps}
          last={record.quotes.at(-1)}
        />
      </div>
      <figcaption className={styles.proofBar}>
        <span className={styles.proofWords}>
          {zone}
          <TableButton onOpen={() => setTable(true)} />
        </span>
        <Moves {...moves} onShare={share} />
      </figcaption>
      <ProofTable
        open={table}
        onClose={() => {
          setTable(false);
        }}
        {...{ symbol, record }}
        price={words.price}
      />
    </figure>
  );
}

function useProofWords(decimals: number): ProofWords {
  const { t } = useTranslation();
  const format = useFormat();
  return {
    price: (price) => format.price(price, decimals),
    time: (at) => format.seconds(at),
    ends: (at) => t('chart.ends', { time: format.seconds(Date.parse(at)) }),
  };
}

type MovesProps = Omit<ReturnType<typeof useProofView>, 'view' | 'drag'> & {
  readonly onShare: () => void;
};

/** All that fingers can do, by buttons too. */
function Moves({ zoomed, earlier, later, nearer, further, onShare }: MovesProps) {
  const { t } = useTranslation();
  const icon = { size: 18, strokeWidth: 1.8, 'aria-hidden': true } as const;
  return (
    <span>
      {zoomed && (
        <>
          <IconButton label={t('chart.earlier')} onClick={earlier}>
            <ChevronLeft {...icon} />
          </IconButton>
          <IconButton label={t('chart.later')} onClick={later}>
            <ChevronRight {...icon} />
          </IconButton>
        </>
      )}
      <IconButton label={t('chart.zoomOut')} onClick={further}>
        <Minus {...icon} />
      </IconButton>
      <IconButton label={t('chart.zoomIn')} onClick={nearer}>
        <Plus {...icon} />
      </IconButton>
      <IconButton label={t('chart.share')} onClick={onShare}>
        <Share {...icon} />
      </IconButton>
    </span>
  );
}
