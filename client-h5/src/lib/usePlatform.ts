import { useQuery } from '@apollo/client/react';
import { PlatformDocument, type PlatformQuery } from './platform.generated';

export type Platform = PlatformQuery['platform'];

/** What anyone may know of this platform; undefined until it came. */
export function usePlatform(): Platform | undefined {
  return useQuery(PlatformDocument, { fetchPolicy: 'cache-first' }).data?.platform;
}
