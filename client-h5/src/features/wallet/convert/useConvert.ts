import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { Coin } from '../../../../../schema/money';
import { newKey } from '../../../lib/forms/newKey';
import { sayRefusals } from '../../../lib/forms/refusals';
import { toast } from '../../../lib/toast';
import { deadlineOf, useCountdown } from '../../../lib/time/useCountdown';
import { useWords } from '../../../lib/useWords';
import type { Conversion, Way } from '../types';
import { ConversionMakeDocument, ConversionQuoteDocument } from '../wallet.generated';

interface Asked {
  readonly coin: Coin;
  readonly way: Way;
  readonly amount: string;
}

/** What a conversion shows, and any of them makes old. */
const TOUCHED = ['Wallet', 'Conversions', 'Me'];

/**
 * A rate first, then the conversion at it. A rate that has expired is asked for anew by the same button, and
 * what was typed stays. A retry after a lost answer converts nothing twice.
 */
export function useConvert({ coin, way, amount }: Asked, onDone: () => void) {
  const { t } = useWords('wallet');
  const [quoted, setQuoted] = useState<{ readonly of: string; readonly quote: Conversion }>();
  const [error, setError] = useState<string>();
  const [key, setKey] = useState(newKey);
  const [ask, asking] = useMutation(ConversionQuoteDocument);
  const [make, making] = useMutation(ConversionMakeDocument, {
    refetchQueries: TOUCHED,
  });
  const of = `${coin} ${way} ${amount}`;
  const quote = quoted?.of === of ? quoted.quote : undefined;
  const left = useCountdown(quote ? deadlineOf(quote, 'expiresAt') : null) ?? 0;

  async function askForRate(): Promise<void> {
    const input = { coin, toCoin: way === 'BUY', amount };
    const { data } = await ask({ variables: { input } });
    if (!data) return;
    const { conversion, userErrors } = data.conversionQuote;
    setError(sayRefusals(userErrors).amount);
    if (!conversion) return;
    setKey(newKey());
    setQuoted({ of, quote: conversion });
  }

  async function convert({ id }: Conversion): Promise<void> {
    const { data } = await make({ variables: { input: { quoteId: id, idempotencyKey: key } } });
    // Without an answer the key stays: the next tap asks for the same thing.
    if (!data) return;
    const { conversion, userErrors } = data.conversionMake;
    sayRefusals(userErrors);
    if (!conversion?.convertedAt) return;
    toast({ type: 'success', text: t('convert.done') });
    onDone();
  }

  const holds = left > 0;
  return {
    quote,
    /** Seconds for which the rate still holds. */
    left,
    holds,
    error,
    busy: asking.loading || making.loading,
    /** Converts while a rate holds, else asks for one. */
    go: () => (quote && holds ? convert(quote) : askForRate()),
  };
}
