import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import type { Message, MessageType } from '#shared/contract/message.ts';
import { listed } from '#shared/listed.ts';
import type {
  organizationRequestAnswered,
  organizationRolesChanged,
  organizationTeamMoved,
} from '#shared/teams/messages.ts';
import { organizationRoleLabel } from '#shared/teams/organizations/role-words.ts';
import type { OrganizationRequestStore } from '../organizations/requests/request-store.ts';
import type { OrganizationReader } from '../organizations/stored.ts';
import type { TeamReader } from '../ports/teams.ts';

type Tell<Type extends MessageType> = (message: Message<Type>, now: Date) => Promise<void>;

interface Said {
  readonly subject: string;
  readonly words: string;
  readonly path: string;
  readonly label: string;
}

/** Tells people what happened between them, their communities and organisations. Each is safe to repeat. */
export function createOrganizationNotifier(
  by: Delivery,
  teams: Pick<TeamReader, 'find'>,
  organizations: Pick<OrganizationReader, 'find'>,
  requests: Pick<OrganizationRequestStore, 'find'>,
) {
  const tell = async (
    { messageId, occurredAt, quiet }: Message,
    { userId, authorId, ...said }: Said & { readonly userId: string; readonly authorId?: string },
    now: Date,
  ) => {
    if (quiet || userId === authorId) return;
    const notice = {
      cause: messageId,
      causedAt: occurredAt,
      userId,
      ...(authorId && { authorId }),
      topic: 'teamJoin' as const,
    };
    await deliver({ ...notice, tell: () => letter(said, by.origin) }, by, now);
  };

  const ofRoles: Tell<typeof organizationRolesChanged> = async (message, now) => {
    const { organizationId, organizationName: name, userId, roles, byId: authorId } = message.data;
    const labels = roles.map((role) => organizationRoleLabel[role].toLowerCase());
    const said = listed(labels);
    if (!(await organizations.find(organizationId))) {
      const words = 'Its owner deleted it. Its communities stay.';
      const way = { path: '/my-communities', label: 'See your communities' };
      return tell(message, { userId, authorId, subject: `${name} was deleted`, words, ...way }, now);
    }
    const words = labels.length > 0 ? `You’re ${said} there now.` : 'You no longer have a role there.';
    const way = { path: `/organization/${organizationId}`, label: 'See the organization' };
    await tell(message, { userId, authorId, subject: `Your roles in ${name} changed`, words, ...way }, now);
  };

  /** From the platform, not from the person of its staff who answered. */
  const ofAnswer: Tell<typeof organizationRequestAnswered> = async (message, now) => {
    const { userId, requestId, organizationName: name, organizationId } = message.data;
    const request = organizationId ? undefined : await requests.find(userId);
    // Who has asked again since finds the answer to that.
    const answer = request?.requestId === requestId ? (request.answer ?? '') : '';
    await tell(
      message,
      { userId, ...(organizationId ? openedWords(name, organizationId) : declinedWords(name, answer)) },
      now,
    );
  };

  /** The team's owner and the organisation's are told what the other side did. */
  const ofTeam: Tell<typeof organizationTeamMoved> = async (message, now) => {
    const { organizationId, organizationName: name, teamId, teamName, what, byId: authorId, side } = message.data;
    const [team, organization] = await Promise.all([teams.find(teamId), organizations.find(organizationId)]);
    const heardBy = side === 'organization' ? team?.ownerId : organization?.ownerId;
    if (!team || !heardBy) return;
    const said = {
      invited: [`${name} invites ${teamName}`, 'If you accept, your community becomes part of the organization.'],
      offered: [`${teamName} wants to join ${name}`, 'If you accept, the community becomes part of your organization.'],
      attached: [`${teamName} joined ${name}`, 'The community is part of the organization now.'],
      ended: [`${teamName} and ${name}`, 'They’re no longer connected.'],
    } as const;
    const [subject, words] = said[what];
    const toTeam = { path: `/team/${teamId}/organizations`, label: 'See the community’s organizations' };
    const toOrganization = { path: `/organization/${organizationId}/manage`, label: 'See the organization' };
    const way = side === 'organization' ? toTeam : toOrganization;
    await tell(message, { authorId, subject, words, userId: heardBy, ...way }, now);
  };
  return { ofRoles, ofAnswer, ofTeam };
}

const openedWords = (name: string, organizationId: string): Said => ({
  subject: `${name} is ready`,
  words: 'Your organization is open, and you own it. Add its profile and invite its communities.',
  path: `/organization/${organizationId}/manage`,
  label: 'Set it up',
});

const declinedWords = (name: string, answer: string): Said => ({
  subject: `Your request for ${name}`,
  words: `We can’t open this organization. ${answer}`.trim(),
  path: '/organization/new',
  label: 'See your request',
});

const letter = ({ subject, words, path, label }: Said, origin: string): NoticeContent => ({
  subject,
  content: {
    preheader: words,
    heading: subject,
    paragraphs: [words],
    action: { label, url: `${origin}${path}` },
    footerLines: [],
  },
});
