import type { OrganizationDesk } from './load-desk.ts';

/** The props of each part of an organization's Manage page. */
export interface DeskPanelProps {
  readonly loaded: OrganizationDesk;
}
