import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { aTeam, membersApi } from '#tests/support/teams/teams.ts';

it.each([
  ['lets a player in who has yet to complete the profile', 'Robin', 'in', 'member'],
  ['asks a player without a name for the profile first', '', 'access.profileIncomplete', 'access.profileIncomplete'],
])('%s (decision D57)', async (_guarantee, displayName, toEvent, toTeam) => {
  const newcomer = await aPerson({ hasAdditionalInfo: false, displayName });
  const [{ event }, { teamId }] = await Promise.all([anEvent(), aTeam()]);
  const codeOf = ({ code }: { code?: string }) => code;
  const joined = eventsApi.signedInAs(newcomer).joinEvent({ eventId: event.eventId });
  expect(await joined.then(({ mine }) => mine.status, codeOf)).toBe(toEvent);
  const member = membersApi.signedInAs(newcomer).joinTeam({ teamId });
  expect(await member.then(({ outcome }) => outcome, codeOf)).toBe(toTeam);
});
