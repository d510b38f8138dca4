import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { limits } from '../../../../schema/limits';
import { ask } from '../../lib/request';
import { SearchDocument } from './search.generated';

/** Between the last letter and the question. */
const PAUSE_MS = 150;

/** Whether the server would answer it at all. */
export function isSearch(text: string): boolean {
  const { length } = Array.from(text);
  return length >= limits.findLengthMin && length <= limits.findLengthMax;
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setPaused(text);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return paused;
}

/** What the server finds for a text, once the typing pauses. `hits` belong to this text or are undefined. */
export function useSearch(text: string) {
  const paused = usePaused(text);
  const { data, isError, refetch } = useQuery({
    queryKey: ['search', paused],
    queryFn: async () => (await ask(SearchDocument, { text: paused })).search,
    enabled: isSearch(paused),
    staleTime: 5_000,
    retry: false,
  });
  const current = paused === text && isSearch(text);
  const failed = current && isError;
  return {
    hits: current ? data : undefined,
    failed,
    waiting: isSearch(text) && !failed && (!current || data === undefined),
    again: () => void refetch(),
  };
}
