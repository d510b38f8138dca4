import type { Ref } from 'react';
import { classes } from '../../../lib/classes';
import type { Places, Size } from './proofChartPlaces';
import type { ProofContract, ProofGap, ProofQuote } from './proofTypes';
import styles from './ProofChart.module.css';

export interface ProofWords {
  readonly price: (price: string) => string;
  /** `at` in milliseconds. */
  readonly time: (at: number) => string;
  readonly ends: (at: string) => string;
}

/** Above and below a label that counts no mark of the axis has room. */
const LABEL_ROOM = 16;

interface Props {
  readonly places: Places;
  readonly size: Size;
  readonly decimals: number;
  readonly gaps: readonly ProofGap[];
  readonly contracts: readonly ProofContract[];
  readonly last: ProofQuote | undefined;
  readonly words: ProofWords;
  readonly label: string;
  readonly ref: Ref<SVGSVGElement>;
}

/** The picture itself: prices, gaps, and what decided the contracts. */
export function ProofDrawing(props: Props) {
  const { places, size, decimals, gaps, contracts, last, words, label, ref } = props;
  const { x, right, bottom, lines, priceMarks, timeMarks } = places;
  const said = [...contracts.map(({ entry }) => entry), ...decided(contracts, last)];
  const box = `0 0 ${String(size.width)} ${String(size.height)}`;
  return (
    <svg ref={ref} className={styles.proofDrawing} viewBox={box} role="img" aria-label={label}>
      <clipPath id="proof-prices">
        <rect width={right} height={size.height} />
      </clipPath>
      {priceMarks.map((price) => {
        const text = price.toFixed(decimals);
        const y = places.y(text);
        if (said.some((other) => Math.abs(places.y(other.price) - y) < LABEL_ROOM)) return null;
        return (
          <g key={text}>
            <path className={styles.proofGrid} d={`M0 ${String(y)}H${String(right)}`} />
            <text className={styles.proofAxis} x={right + 6} y={y + 4}>
              {words.price(text)}
            </text>
          </g>
        );
      })}
      {timeMarks.map((at) => (
        <text
          key={at}
          className={classes(styles.proofAxis, styles.proofTime)}
          x={x(new Date(at).toISOString())}
          y={bottom + 17}
        >
          {words.time(at)}
        </text>
      ))}
      <g clipPath="url(#proof-prices)">
        {gaps.map(({ from, to }) => (
          <rect
            key={from}
            className={styles.proofGap}
            x={x(from)}
            width={Math.max(1, x(to) - x(from))}
            height={bottom}
          />
        ))}
        {lines.map((line) => (
          <path key={line.slice(0, 24)} className={styles.proofLine} d={line} />
        ))}
        {contracts.map((contract, place) => (
          <Marks key={contract.id} {...{ contract, places, words }} named={place === 0} />
        ))}
      </g>
      <Labels {...{ places, contracts, last, words }} />
    </svg>
  );
}

interface MarksProps {
  readonly contract: ProofContract;
  /** The words of several would lie on top of each other: the newest, which stands first, has them. */
  readonly named: boolean;
  readonly places: Places;
  readonly words: ProofWords;
}

/** Hollow: the entry. Solid: the settlement. Dashed: the instant that counts. */
function Marks({ contract, named, places, words }: MarksProps) {
  const { entry, settlement, endAt } = contract;
  const { x, y, right, bottom } = places;
  const end = x(endAt);
  const left = Math.min(Math.max(4, end), right - 4);
  return (
    <>
      <path className={styles.proofEnd} d={`M${String(end)} 22V${String(bottom)}`} />
      {named && (
        <text
          className={styles.proofEnds}
          x={left}
          y={14}
          textAnchor={end > right / 2 ? 'end' : 'start'}
        >
          {words.ends(endAt)}
        </text>
      )}
      <path
        className={styles.proofEntry}
        d={`M${String(x(entry.at))} ${String(y(entry.price))}H${String(right)}`}
      />
      <circle className={styles.proofHollow} cx={x(entry.at)} cy={y(entry.price)} r={4.5}>
        <title>{words.price(entry.price)}</title>
      </circle>
      {settlement && (
        <circle
          className={styles.proofSolid}
          cx={x(settlement.at)}
          cy={y(settlement.price)}
          r={5}
        />
      )}
    </>
  );
}

interface LabelsProps {
  readonly places: Places;
  readonly contracts: readonly ProofContract[];
  readonly last: ProofQuote | undefined;
  readonly words: ProofWords;
}

/** The prices that count, on the axis: entry, and the settlement or the newest. */
function Labels({ places: { y, right }, contracts, last, words }: LabelsProps) {
  return (
    <>
      {contracts.map(({ id, entry: { price } }) => (
        <Label key={id} name={styles.proofEntryLabel} x={right} y={y(price)}>
          {words.price(price)}
        </Label>
      ))}
      {decided(contracts, last).map(({ at, price }) => (
        <Label key={at} name={styles.proofLastLabel} x={right} y={y(price)}>
          {words.price(price)}
        </Label>
      ))}
    </>
  );
}

/** What the prices have come to: the settlements, or while none stands the newest price. */
function decided(contracts: readonly ProofContract[], last: ProofQuote | undefined) {
  const settled = contracts.flatMap(({ settlement }) => settlement ?? []);
  return settled.length > 0 || !last ? settled : [last];
}

interface LabelProps {
  readonly name: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly children: string;
}

function Label({ name, x, y, children }: LabelProps) {
  return (
    <g className={classes(styles.proofLabel, name)}>
      <rect x={x + 1} y={y - 9} width={children.length * 6.6 + 9} height={18} rx={5} />
      <text x={x + 6} y={y + 4}>
        {children}
      </text>
    </g>
  );
}
