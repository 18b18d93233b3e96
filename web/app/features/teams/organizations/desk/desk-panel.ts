import type { OrganizationDesk } from './load-desk.ts';

/** What every part of the page that manages an organisation takes. */
export interface DeskPanelProps {
  readonly loaded: OrganizationDesk;
}
