import sharp from 'sharp';

/** A side of a document nobody has: plain shapes, so that it looks the same without any font. */
export function specimen(seed: number, side: 'front' | 'back'): Promise<Buffer> {
  const hue = String((seed * 67) % 360);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="860" height="540">
    <rect width="860" height="540" fill="#20242E"/>
    <rect x="40" y="40" width="780" height="460" rx="28" fill="hsl(${hue} 40% 90%)"/>
    ${side === 'front' ? front(seed) : back(seed)}
    <path d="M120 440L760 120" stroke="#C23B45" stroke-width="26" opacity=".25"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const bar = (x: number, y: number, width: number): string =>
  `<rect x="${String(x)}" y="${String(y)}" width="${String(width)}" height="22" rx="11" fill="#4C5C86"/>`;

function front(seed: number): string {
  const lines = Array.from({ length: 4 }, (_, row) =>
    bar(360, 170 + row * 72, 180 + ((seed * 41 + row * 67) % 220)),
  );
  return `${bar(90, 90, 320)}
    <rect x="90" y="150" width="210" height="270" rx="18" fill="#C3CFE3"/>
    <circle cx="195" cy="250" r="54" fill="#8C9ABA"/>
    <path d="M115 420a80 90 0 0 1 160 0z" fill="#8C9ABA"/>
    ${lines.join('')}`;
}

function back(seed: number): string {
  const lines = Array.from({ length: 3 }, (_, row) =>
    bar(90, 240 + row * 60, 260 + ((seed * 29 + row * 83) % 300)),
  );
  return `<rect x="40" y="100" width="780" height="90" fill="#4C5C86"/>${lines.join('')}
    <rect x="640" y="250" width="130" height="110" rx="14" fill="#C3CFE3"/>`;
}
