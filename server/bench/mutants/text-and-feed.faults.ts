import { feedFaults } from './feed.faults';
import { inputFaults } from './inputs.faults';
import { textFaults } from './text.faults';

/** Text, patterns, the feed and live mode: every protection of theirs, taken away one at a time. */
export const textAndFeedFaults = [...textFaults, ...inputFaults, ...feedFaults];
