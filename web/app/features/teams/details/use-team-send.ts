import { usePageSend } from '#web/app/forms/use-page-send.ts';
import type { TeamIntent } from './team-intents.ts';

/** What people press on the page of a community. */
export const useTeamSend = () => usePageSend<TeamIntent>();

/** Sends what was pressed. */
export type TeamSend = ReturnType<typeof useTeamSend>['send'];
