interface Props {
  /** Prices as decimal text, oldest first. */
  readonly prices: readonly string[];
  readonly width?: number;
  readonly height?: number;
}

/** The day in one line. A picture only, so prices may be rounded to pixels here. */
export function SparklineChart({ prices, width = 100, height = 30 }: Props) {
  const values = prices.map(Number);
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const x = (index: number) => (index / Math.max(1, values.length - 1)) * width;
  const y = (value: number) => height - 2 - ((value - low) / span) * (height - 4);
  const line = values.map((v, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(v).toFixed(1)}`);
  const colour = colourOf((values.at(-1) ?? 0) - (values[0] ?? 0));
  if (values.length < 2) return <svg width={width} height={height} aria-hidden />;
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      aria-hidden
    >
      <path d={`${line.join('')}V${String(height)}H0Z`} fill={colour} opacity={0.09} />
      <path
        d={line.join('')}
        fill="none"
        stroke={colour}
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** What neither rose nor fell has neither colour, like the percentage beside it. */
function colourOf(change: number): string {
  if (change === 0) return 'var(--ink-3)';
  return change < 0 ? 'var(--down)' : 'var(--up)';
}
