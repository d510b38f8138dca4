import type { StatementItemsQuery, StatementQuery } from './statement.generated';

export type StatementLine = StatementQuery['statement']['edges'][number]['node'];
export type StatementItem = StatementItemsQuery['statementItems']['edges'][number]['node'];
