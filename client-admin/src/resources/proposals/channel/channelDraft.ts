import type { RechargeChannelProposeInput } from '../../../graphql.generated';
import { fromLocalTexts, toLocalTexts, type LocalTexts } from '../../../lib/localTexts';
import type { ProposableChannelsQuery } from './channels.generated';

export type Channel = ProposableChannelsQuery['adminRechargeChannels'][number];

/** A way to pay in as it is to be; amounts as they are typed. */
export interface ChannelDraft {
  /** Null for a new one. */
  readonly id: string | null;
  readonly kind: Channel['kind'];
  readonly titles: LocalTexts;
  readonly notes: LocalTexts;
  readonly details: Channel['details'];
  readonly qr: string | null;
  readonly min: string;
  readonly max: string;
  readonly sort: string;
  readonly open: boolean;
}

export const draftOf = ({ titles, notes, sort, ...same }: Channel): ChannelDraft => ({
  ...same,
  titles: fromLocalTexts(titles),
  notes: fromLocalTexts(notes),
  sort: String(sort),
});

/** A new one is closed until it is proposed open. */
export const emptyDraft: ChannelDraft = {
  ...{ id: null, kind: 'BANK', titles: {}, notes: {}, details: [], qr: null },
  ...{ min: '', max: '', sort: '1', open: false },
};

type Proposed = Omit<RechargeChannelProposeInput, 'reason' | 'idempotencyKey'>;

/** What is proposed, without lines and texts that are empty; the server says what is wrong with the rest. */
export const proposedOf = ({ titles, notes, details, sort, ...same }: ChannelDraft): Proposed => ({
  ...same,
  titles: toLocalTexts(titles),
  notes: toLocalTexts(notes),
  details: details
    .map(({ label, value }) => ({ label, value: value.trim() }))
    .filter(({ value }) => value !== ''),
  sort: Number.parseInt(sort, 10) || 0,
});
