/** The version a user agrees to; a new text gets a new one. The words are in `schema/locales`. */
export const AGREEMENT_VERSION = '2026-11';

/** The risk notice in force. Acknowledging another one acknowledges nothing. */
export const RISK_NOTICE_ID = '2';
