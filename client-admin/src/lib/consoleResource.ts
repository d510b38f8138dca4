import type { LucideIcon } from 'lucide-react';
import { createContext, useContext, type ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';
import type { DashboardRecord } from './desk/useDashboard';

export interface Row {
  readonly id: string;
}

/** A page as the server's console lists give it. */
export interface Page<Found> {
  readonly items: Found[];
  readonly info: { readonly endCursor: string | null; readonly hasNext: boolean };
}

export interface Asked {
  readonly first: number;
  readonly after: string | null;
  /** From 1. Asked for without `after`, of a table that opens any page. */
  readonly page: number;
  /** The column by which the screen sorts; the server's own order for one that it does not know. */
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** The filter of the screen; its fields are those of the list's own filter. */
  readonly filter: Readonly<Record<string, string>>;
}

/** How the rows of a resource are fetched. */
export interface Table {
  readonly list?: (asked: Asked) => Promise<Page<Row>>;
  /** Any page is opened by its number in one read; the others are walked to. */
  readonly anyPage?: boolean;
  readonly one?: (id: string) => Promise<Row | null>;
}

/** Every act throws `Refused` when the server says no. */
export type Actions = Readonly<Record<string, (input: never) => Promise<unknown>>>;

type QueueFigures = DashboardRecord['recharges'];

/** All that the console knows of one resource. App, data provider, rights and menu follow from it. */
export interface ConsoleResource {
  /** What react-admin gets. Without a list there is no screen. */
  readonly resource: ResourceProps;
  readonly table: Table;
  readonly actions?: Actions;
  /** What a screen asks for → the server's permission that answers it. */
  readonly access: Readonly<Record<string, `${string}.${string}`>>;
  readonly menu?: {
    readonly group: 'queues' | 'records';
    readonly icon: LucideIcon;
    /** How much waits, where something does. */
    readonly figures?: (dashboard: DashboardRecord) => QueueFigures;
  };
  /** The rows that concern one customer, as a tab of the customer's page. */
  readonly ofUser?: {
    readonly tab: string;
    readonly Table: ComponentType;
    readonly filter: (userId: string) => Readonly<Record<string, string>>;
  };
  /** What of one record, that of its context, stands beside a conversation about it. */
  readonly InTalk?: ComponentType;
}

/** The list of all resources, for screens that show parts of others. */
export const ResourcesContext = createContext<readonly ConsoleResource[]>([]);

export const useResources = (): readonly ConsoleResource[] => useContext(ResourcesContext);
