import { deliver } from '#lambdas/notifications/ports/deliver.ts';
import { deliverInvitation } from '#lambdas/notifications/ports/deliver-invitation.ts';
import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import type { Message } from '#shared/contract/message.ts';
import type { externalTeamClaimed, externalTeamInvited } from '#shared/teams/messages.ts';
import { externalToken } from '../external/invite-token.ts';
import type { InviteNotifier } from '../invites/notify-invited.ts';
import type { ExternalTeamReader } from '../ports/external/external-teams.ts';
import { teamLetter } from './letters.ts';

type Parts = Omit<InviteNotifier, 'invites'> & { readonly externals: ExternalTeamReader };

/** Sends the link to the contact of an outside team, while the invitation is the one that stands. Safe to repeat. */
export async function notifyInvitedTeam(
  { messageId, occurredAt, quiet, data }: Message<typeof externalTeamInvited>,
  now: Date,
  { externals, ...ways }: Parts,
): Promise<void> {
  const { teamId, teamName, externalTeamId, invitedAt, byId: authorId } = data;
  const external = quiet ? undefined : await externals.find(teamId, externalTeamId);
  const email = external?.details.contactEmail;
  if (!external || !email || external.status !== 'invited' || external.invitedAt !== invitedAt) return;
  const token = externalToken(await ways.by.secret(), external, invitedAt);
  const told = inviteLetter({
    teamName,
    name: external.details.name,
    url: `${ways.by.origin}/external-teams?token=${token}`,
  });
  const notice = { cause: messageId, causedAt: occurredAt, authorId, tell: () => told };
  await deliverInvitation({ ...notice, email, scope: externalTeamId }, ways, now);
}

const inviteLetter = ({ teamName, name, url }: { teamName: string; name: string; url: string }): NoticeContent => ({
  subject: `${teamName} plays ${name}: is that your team?`,
  content: {
    preheader: `${teamName} lists ${name} as an opponent.`,
    heading: 'Is that your team?',
    paragraphs: [
      `${teamName} lists ${name} as an opponent and entered you as its contact.`,
      'Tell us which of your communities it is. Its results so far stay. The link expires in 30 days.',
    ],
    action: { label: 'See the team', url },
    footerLines: [`Sent because ${teamName} entered your email.`],
  },
});

/** The owner of the listing team hears of a claim, the claimer hears of the answer. */
export async function notifyOfClaimedTeam(
  { messageId, occurredAt, quiet, data }: Message<typeof externalTeamClaimed>,
  now: Date,
  { by, teams }: Pick<Parts, 'by' | 'teams'>,
): Promise<void> {
  const { teamId, teamName, externalName: name, what, claimingTeamId, claimingOwnerId, byId: authorId } = data;
  const [lister, claiming] = await Promise.all([teams.find(teamId), teams.find(claimingTeamId)]);
  if (quiet || !lister || !claiming) return;
  const called = claiming.facts.name;
  const said = {
    asked: [`${called} says it’s ${name}`, 'Accept or decline under your opponents.'],
    accepted: [`${teamName} confirmed ${called}`, `You’re ${name} there now, with all its results so far.`],
    declined: [`${teamName} says ${called} isn’t ${name}`, 'Nothing changed. They can send you another link.'],
  } as const;
  const [subject, words] = said[what];
  const isAsked = what === 'asked';
  const told = teamLetter({ origin: by.origin, teamId: isAsked ? teamId : claimingTeamId, subject, words });
  const userId = isAsked ? lister.ownerId : claimingOwnerId;
  const notice = { cause: messageId, causedAt: occurredAt, userId, authorId, topic: 'teamJoin' as const };
  await deliver({ ...notice, tell: () => told }, by, now);
}
