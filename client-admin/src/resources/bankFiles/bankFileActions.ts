import { Refused, type Refusal } from '../../lib/refused';
import { spoken } from '../../lib/language';
import { ask } from '../../lib/request';
import { BankChannelsDocument } from './bankFiles.generated';

export interface SentFile {
  readonly channelId: string;
  readonly file: File;
}

interface Answer {
  readonly id?: string;
  readonly lineCount?: number;
  readonly knownCount?: number;
  readonly errors?: readonly Refusal[];
}

/** What staff can do about files of banks. Each throws `Refused` when the server says no. */
export const bankFileActions = {
  channels: async () => (await ask(BankChannelsDocument, {})).bankChannels,
  /** Brings a file in, whole or not at all. */
  bringIn: async ({ channelId, file }: SentFile): Promise<Answer> => {
    const form = new FormData();
    form.set('channelId', channelId);
    form.set('name', file.name);
    form.set('file', file);
    const response = await fetch('/admin/bank-files', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'x-tarn-console': '1', language: spoken(), lang: spoken() },
      body: form,
      signal: AbortSignal.timeout(60_000),
    });
    const answer = (await response.json()) as Answer;
    const [refusal] = answer.errors ?? [];
    if (refusal) throw new Refused(refusal);
    return answer;
  },
};
