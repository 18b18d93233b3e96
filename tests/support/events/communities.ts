import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler as sendDue } from '#lambdas/events/invitations/sending/job.ts';
import { noDetails } from '#shared/teams/roster/roster.ts';
import { runJob } from '#tests/support/product/run-job.ts';
import { product } from '../product/product.ts';
import { aMember, aTeam, rosterApi } from '../teams/teams.ts';
import { eventDetails, eventsApi } from './events.ts';

export const [seniors, juniors] = ['squadold', 'squadnew'] as const;

/** Sends what is due and delivers the mails. */
export async function sendInvited(): Promise<void> {
  await runJob(sendDue);
  await product.drain();
}

/** The mails that invited a player. */
export const invitesTo = ({ email }: { email: string }) =>
  product.mails(email).filter(({ subject }) => subject.includes('invites you'));

/** Says of a player on a roster which squads they are in and which tags they have. */
export const describe = (
  { teamId, owner }: { teamId: string; owner: Account },
  { userId }: { userId: string },
  details: { squadIds?: string[]; tags?: string[] },
) =>
  rosterApi
    .signedInAs(owner)
    .changeRosterDetails({ teamId, userId, version: 0, details: { ...noDetails, ...details } });

/** A community of two squads, and an event of it for invited people alone. */
export async function aCommunityEvent(differences: Parameters<typeof eventDetails>[0] = {}) {
  const team = await aTeam();
  const { teamId, owner } = team;
  const squads = [
    { squadId: seniors, name: 'Seniors' },
    { squadId: juniors, name: 'Juniors' },
  ];
  await rosterApi.signedInAs(owner).saveRosterSheet({ teamId, version: 0, sheet: { squads } });
  const members = [await aMember(team), await aMember(team), await aMember(team)] as const;
  const details = eventDetails({ visibility: 'invitees', hostingTeam: teamId, ...differences });
  const event = await eventsApi.signedInAs(owner).scheduleEvent(details);
  return { ...team, members, event, eventId: event.eventId };
}
