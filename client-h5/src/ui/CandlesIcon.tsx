interface Props {
  readonly size?: number;
  readonly strokeWidth?: number;
  readonly className?: string;
}

/** Two candles: trading. Drawn like its neighbours of lucide. */
export function CandlesIcon({ size = 24, strokeWidth = 1.7, className }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      className={className}
      aria-hidden
    >
      <path d="M7 3.5v3M7 15.5v5M17 3.5v5M17 17.5v3" />
      <rect x="4.5" y="6.5" width="5" height="9" rx="1.3" />
      <rect x="14.5" y="8.5" width="5" height="9" rx="1.3" />
    </svg>
  );
}
