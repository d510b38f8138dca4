import type {
  CalendarEditInput,
  CalendarHoursInput,
  FeedChangeInput,
  InstrumentAddInput,
  InstrumentEditInput,
  InstrumentProhibitInput,
  TermsSetInput,
} from '../../graphql.generated';
import { accepted, present } from '../../lib/refused';
import { ask } from '../../lib/request';
import type { ComingDay } from './market';
import {
  CalendarEditDocument,
  CalendarPreviewDocument,
  FeedChangeDocument,
  InstrumentAddDocument,
  InstrumentEditDocument,
  InstrumentProhibitDocument,
  InstrumentReleaseDocument,
  TermsSetDocument,
} from './markets.generated';

/** What an administrator can do about an instrument. Each throws `Refused` when the server says no. */
export const instrumentActions = {
  add: async (input: InstrumentAddInput): Promise<string> => {
    const { instrument } = accepted((await ask(InstrumentAddDocument, { input })).instrumentAdd);
    return present(instrument).id;
  },
  edit: async (input: InstrumentEditInput): Promise<string> => {
    accepted((await ask(InstrumentEditDocument, { input })).instrumentEdit);
    return input.id;
  },
  prohibit: async (input: InstrumentProhibitInput): Promise<void> => {
    accepted((await ask(InstrumentProhibitDocument, { input })).instrumentProhibit);
  },
  release: async (input: InstrumentProhibitInput): Promise<void> => {
    accepted((await ask(InstrumentReleaseDocument, { input })).instrumentRelease);
  },
};

export const termsActions = {
  set: async (input: TermsSetInput): Promise<void> => {
    accepted((await ask(TermsSetDocument, { input })).termsSet);
  },
};

export const feedActions = {
  change: async (input: FeedChangeInput): Promise<void> => {
    accepted((await ask(FeedChangeDocument, { input })).feedChange);
  },
};

export const calendarActions = {
  /** Changes nothing. */
  preview: async (input: CalendarHoursInput): Promise<readonly ComingDay[]> =>
    present(accepted((await ask(CalendarPreviewDocument, { input })).calendarPreview).days),
  edit: async (input: CalendarEditInput): Promise<void> => {
    accepted((await ask(CalendarEditDocument, { input })).calendarEdit);
  },
};
