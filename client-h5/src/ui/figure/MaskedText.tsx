interface Props {
  readonly text: string;
}

/** First three, stars, last three; of six characters or fewer only stars. */
export function MaskedText({ text }: Props) {
  const short = text.length <= 6;
  const stars = '*'.repeat(short ? text.length : Math.max(3, Math.min(6, text.length - 6)));
  return <span>{short ? stars : `${text.slice(0, 3)}${stars}${text.slice(-3)}`}</span>;
}
