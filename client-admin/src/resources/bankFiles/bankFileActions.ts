import type { Refusal } from '../../lib/refused';
import { ask } from '../../lib/request';
import { upload } from '../../lib/upload';
import { BankChannelsDocument } from './bankFiles.generated';

export interface SentFile {
  readonly channelId: string;
  readonly file: File;
  /** Told of the part that was sent, from 0 to 1. */
  readonly onSent?: (part: number) => void;
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
  bringIn: ({ channelId, file, onSent }: SentFile): Promise<Answer> => {
    const form = new FormData();
    form.set('channelId', channelId);
    form.set('name', file.name);
    form.set('file', file);
    return upload<Answer>('/admin/bank-files', { form, onSent });
  },
};
