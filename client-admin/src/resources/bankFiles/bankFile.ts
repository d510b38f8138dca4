import type { BankFilesQuery, BankLinesQuery } from './bankFiles.generated';

export type BankFile = BankFilesQuery['bankFiles']['items'][number];
export type BankLine = BankLinesQuery['bankLines']['items'][number];
