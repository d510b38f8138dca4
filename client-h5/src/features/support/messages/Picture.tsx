import { useRef } from 'react';

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly onGone: () => void;
}

/** Its link may have run out before it was scrolled to: then it is asked for anew, once for each time it came. */
export function Picture({ src, alt, onGone }: PictureProps) {
  const asked = useRef(false);
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      onLoad={() => {
        asked.current = false;
      }}
      onError={() => {
        if (!asked.current) onGone();
        asked.current = true;
      }}
    />
  );
}
