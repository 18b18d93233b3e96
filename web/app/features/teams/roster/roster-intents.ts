import { teamRoster } from '#shared/teams/roster/contract.ts';
import type { RosterDetails } from '#shared/teams/roster/roster.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';
import { operations } from '#web/app/operations/operations.ts';

/** What people do on the page of a roster. */
export type RosterIntent =
  | { readonly intent: 'details'; readonly userId: string; readonly version: number; readonly details: RosterDetails }
  | {
      readonly intent: 'own';
      readonly version: number;
      readonly isPaused: boolean;
      readonly contact: RosterDetails['contact'];
      readonly fields: RosterDetails['fields'];
    }
  | { readonly intent: 'sheet'; readonly version: number; readonly sheet: RosterSheet }
  | { readonly intent: 'bar'; readonly userId: string };

/** Does it, and says so. */
export async function rosterIntents(teamId: string, sent: RosterIntent): Promise<string> {
  switch (sent.intent) {
    case 'details': {
      const { userId, version, details } = sent;
      const { sameNumber } = await operations(teamRoster).changeRosterDetails({ teamId, userId, version, details });
      return sameNumber.length === 0
        ? 'The line is changed'
        : `The line is changed. ${sameNumber.join(', ')} has the same number`;
    }
    case 'own': {
      const { intent: _, ...entry } = sent;
      await operations(teamRoster).changeOwnEntry({ teamId, ...entry });
      return sent.isPaused ? 'You’re paused and keep your place' : 'Roster entry saved';
    }
    case 'sheet':
      await operations(teamRoster).saveRosterSheet({ teamId, version: sent.version, sheet: sent.sheet });
      return 'The roster is laid out anew';
    case 'bar':
      await operations(teamRoster).barPerson({ teamId, userId: sent.userId, banned: true });
      return 'They are off the roster and cannot come back';
  }
}
