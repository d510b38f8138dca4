import i18next from 'i18next';
import { toast } from '../toast';

/** Copies and says so; says why when there is nothing to copy or no way to. */
export async function copy(text: string): Promise<void> {
  if (text === '') {
    toast({ type: 'error', text: i18next.t('client.COPY_EMPTY') });
    return;
  }
  try {
    await navigator.clipboard.writeText(text);
    toast({ type: 'success', text: i18next.t('client.COPIED') });
  } catch {
    toast({ type: 'error', text: i18next.t('client.COPY_UNSUPPORTED') });
  }
}
