interface Props {
  readonly className: string | undefined;
  /** Where the innermost line lies, in parts of the width and height of 400 × 200. */
  readonly x: number;
  readonly y: number;
}

/** Depth lines of a lake: the brand's one ornament, on its deep blocks alone. */
export function Contours({ className, x, y }: Props) {
  return (
    <svg
      className={className}
      viewBox="0 0 400 200"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden
    >
      {Array.from({ length: 12 }, (_, ring) => (
        <path
          key={ring}
          d={ringOf(x * 400, y * 200, ring)}
          fill="none"
          stroke="#fff"
          strokeWidth={1.1}
          opacity={0.32 - ring * 0.019}
        />
      ))}
    </svg>
  );
}

function ringOf(x: number, y: number, ring: number): string {
  const radius = 34 + ring * 21;
  const points = Array.from({ length: 48 }, (_, step) => {
    const angle = (step / 48) * 2 * Math.PI;
    const wobble =
      1 + 0.09 * Math.sin(3 * angle + ring * 0.35) + 0.05 * Math.cos(5 * angle - ring * 0.2);
    const across = x + Math.cos(angle) * radius * 1.35 * wobble;
    const down = y + Math.sin(angle) * radius * 0.72 * wobble;
    return `${String(Math.round(across))} ${String(Math.round(down))}`;
  });
  return `M${points.join('L')}Z`;
}
