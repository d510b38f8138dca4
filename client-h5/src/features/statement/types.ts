import type { StatementQuery } from './statement.generated';

export type StatementLine = StatementQuery['statement']['edges'][number]['node'];
