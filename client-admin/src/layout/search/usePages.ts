import { useQuery } from '@tanstack/react-query';
import { useAuthProvider, useTranslate } from 'react-admin';
import { useResources } from '../../lib/consoleResource';
import type { Option } from './option';

/** The pages of the console that this person may open. */
export function usePages(): readonly Option[] {
  const translate = useTranslate();
  const auth = useAuthProvider();
  const names = useResources()
    .filter(({ resource, menu }) => menu !== undefined || resource.name === 'dashboard')
    .map(({ resource }) => resource.name);
  const { data = [] } = useQuery({
    queryKey: ['pages', ...names],
    queryFn: async () => {
      const may = await Promise.all(
        names.map(async (resource) => auth?.canAccess?.({ resource, action: 'list' })),
      );
      return names.filter((_, n) => may[n] === true);
    },
    staleTime: 60_000,
  });
  return data.map((name) => ({
    key: `page-${name}`,
    to: name === 'dashboard' ? '/' : `/${name}`,
    title: translate(`shell.entry.${name}`),
    about: '',
  }));
}
