import type { OrganizationDesk } from './load-desk.ts';
import type { OrganizationIntent } from './organization-intents.ts';

/** What every part of the page that manages an organisation takes. */
export interface DeskPanelProps {
  readonly loaded: OrganizationDesk;
  readonly send: (sent: OrganizationIntent) => void;
  readonly isBusy: boolean;
}
