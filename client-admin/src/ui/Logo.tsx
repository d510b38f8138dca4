/** Two waves: the mark of the default brand. */
export function Logo({ size = 26 }: { readonly size?: number }) {
  const wave = 'c2-1.9 4.2-1.9 6.2-.3s4.2 1.7 6.2-.1l2.6-1.6';
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden>
      <rect width="26" height="26" rx="8" fill="var(--accent)" />
      <g fill="none" stroke="#fff" strokeWidth="1.9" strokeLinecap="round">
        <path d={`M5.5 10.5${wave}`} />
        <path d={`M5.5 15.5${wave}`} opacity=".6" />
      </g>
    </svg>
  );
}
