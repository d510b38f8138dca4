import sharp from 'sharp';

/** A picture of a payment nobody made: plain shapes, so that it looks the same without any font. */
export function receipt(seed: number): Promise<Buffer> {
  const bars = Array.from({ length: 7 }, (_, row) => {
    const width = 120 + ((seed * 37 + row * 53) % 220);
    const y = 190 + row * 56;
    return `<rect x="48" y="${String(y)}" width="${String(width)}" height="16" rx="8" fill="#B4BBC8"/>`;
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="720">
    <rect width="480" height="720" fill="#F5F6F8"/>
    <rect x="24" y="24" width="432" height="672" rx="20" fill="#FFFFFF"/>
    <circle cx="240" cy="104" r="40" fill="#0A7B58"/>
    <path d="M222 104l14 14 24-28" stroke="#FFFFFF" stroke-width="8" fill="none"/>
    ${bars}
    <rect x="48" y="610" width="384" height="48" rx="14" fill="hsl(${String((seed * 61) % 360)} 40% 80%)"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
