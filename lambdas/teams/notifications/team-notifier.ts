import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { Message, MessageType } from '#shared/contract/message.ts';
import { teamEntitlements } from '#shared/payments/entitlements.ts';
import type {
  inviteFoundFull,
  joinRequested,
  ownerReleased,
  ownershipMoved,
  ownershipOffered,
  requestAnswered,
  rolesChanged,
  wizardLeft,
} from '#shared/teams/messages.ts';
import type { StoredTeam, TeamReader } from '../ports/teams.ts';
import { motivationLetter, rolesInWords, teamLetter } from './letters.ts';

type Tell<Type extends MessageType> = (message: Message<Type>, now: Date) => Promise<void>;

const tellWith =
  (by: Delivery) =>
  async (
    { messageId, occurredAt, quiet, data: { teamId } }: Message & { data: { teamId: string } },
    { userId, authorId, subject, words }: { userId: string; authorId?: string; subject: string; words: string },
    now: Date,
  ) => {
    if (quiet) return;
    const told = teamLetter({ origin: by.origin, teamId, subject, words });
    const notice = { cause: messageId, causedAt: occurredAt, userId, authorId, topic: 'teamJoin' as const };
    await deliver({ ...notice, tell: () => told }, by, now);
  };

/** Tells people what happened in their teams. Each is safe to repeat. */
export function createTeamNotifier(by: Delivery, teams: Pick<TeamReader, 'find'>) {
  const nameOf = async (userId: string) => (await by.accounts.find(userId))?.displayName ?? 'A player';
  const tell = tellWith(by);
  const ofRequest: Tell<typeof joinRequested> = async (message, now) => {
    const { teamId, teamName, userId } = message.data;
    const team = await teams.find(teamId);
    if (!team) return;
    const subject = `${await nameOf(userId)} wants to join ${teamName}`;
    const words = 'Approve or decline on your community page. If you decline, they can ask again in a week.';
    await tell(message, { userId: team.ownerId, authorId: userId, subject, words }, now);
  };
  const ofFull: Tell<typeof inviteFoundFull> = async (message, now) => {
    const team = await teams.find(message.data.teamId);
    const subject = `${message.data.teamName} is full`;
    if (team) await tell(message, { userId: team.ownerId, subject, words: fullWords(team, by.origin) }, now);
  };
  const ofAnswer: Tell<typeof requestAnswered> = async (message, now) => {
    const { teamName, userId, decision } = message.data;
    const isIn = decision === 'accept';
    const subject = isIn ? `You’re in: ${teamName}` : `${teamName} declined your request`;
    const words = isIn ? `Welcome to ${teamName}!` : 'You can ask again in seven days.';
    await tell(message, { userId, subject, words }, now);
  };
  const ofRoles: Tell<typeof rolesChanged> = async (message, now) => {
    const { teamName, userId, roles, grants, byId, ownerId } = message.data;
    const said = rolesInWords(roles, grants);
    await tell(message, { userId, subject: `Your roles in ${teamName} changed`, words: `You’re ${said} now.` }, now);
    if (ownerId === byId) return;
    const subject = `Roles in ${teamName} changed`;
    const words = `${await nameOf(byId)} made ${await nameOf(userId)} ${said}.`;
    await tell(message, { userId: ownerId, subject, words }, now);
  };
  const ofOffer: Tell<typeof ownershipOffered> = async (message, now) => {
    const { teamName, userId } = message.data;
    const words = 'The owner wants to hand it to you. You have 14 days to accept; until then nothing changes.';
    await tell(message, { userId, subject: `Want to own ${teamName}?`, words }, now);
  };
  const ofNewOwner: Tell<typeof ownershipMoved> = async (message, now) => {
    const { teamName, userId, formerId } = message.data;
    const subject = `${teamName} has a new owner`;
    const words = `${await nameOf(userId)} accepted. You’re still an admin.`;
    await tell(message, { userId: formerId, subject, words }, now);
  };
  const ofReleased: Tell<typeof ownerReleased> = async (message, now) => {
    const { teamName, formerId, heirId } = message.data;
    const next = heirId ? `${await nameOf(heirId)} owns it now` : 'It’s archived now';
    const subject = `You left ${teamName}`;
    await tell(message, { userId: formerId, subject, words: `Your offer wasn't answered. ${next}.` }, now);
    if (!heirId) return;
    const words = 'The owner left, and you’ve been an admin the longest.';
    await tell(message, { userId: heirId, subject: `${teamName} is yours now`, words }, now);
  };
  return { ofRequest, ofFull, ofAnswer, ofRoles, ofOffer, ofNewOwner, ofReleased, ofWizard: tellOfWizard(by) };
}

const fullWords = ({ plan, memberLimit }: StoredTeam, origin: string) =>
  `A player you invited wanted to join, and there was no room. Their invitation stays open. ${
    teamEntitlements(plan).members <= memberLimit
      ? `Make room on the roster, or choose a larger plan: ${origin}/organizer/pricing`
      : 'Make room on the roster, or raise the member limit in the community’s settings.'
  }`;

const tellOfWizard =
  (by: Delivery): Tell<typeof wizardLeft> =>
  async ({ messageId, occurredAt, quiet, data: { userId } }, now) => {
    if (quiet) return;
    const notice = { cause: messageId, causedAt: occurredAt, userId, topic: 'learning' as const };
    await deliver(
      { ...notice, tell: ({ displayName }) => motivationLetter({ username: displayName ?? '' }, by.origin) },
      by,
      now,
    );
  };
