import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { listed } from '#shared/listed.ts';
import { grantLabel } from '#shared/teams/members/grants.ts';
import { roleLabel } from '#shared/teams/members/role-words.ts';
import type { TeamGrant, TeamRole } from '#shared/teams/permissions.ts';

/** What is said of a team, with the way to it. */
interface Said {
  readonly origin: string;
  readonly teamId: string;
  readonly subject: string;
  readonly words: string;
}

export const teamLetter = ({ origin, teamId, subject, words }: Said): NoticeContent =>
  pageLetter({ subject, words, action: { label: 'See the community', url: `${origin}/team/${teamId}` } });

/** A sentence with the way to a page. */
export const pageLetter = ({
  subject,
  words,
  action,
}: Pick<Said, 'subject' | 'words'> & { action: Way }): NoticeContent => ({
  subject,
  content: { preheader: words, heading: subject, paragraphs: [words], action, footerLines: [] },
});

interface Way {
  readonly label: string;
  readonly url: string;
}

/** `Coach and captain`, in the order of the table of roles, with what the owner gave them besides. */
export const rolesInWords = (roles: readonly TeamRole[], grants: readonly TeamGrant[] = []): string =>
  [
    listed(roles.map((role) => roleLabel[role].toLowerCase())),
    ...grants.map((grant) => `trusted with ${grantLabel[grant]}`),
  ].join(', ');

/** What the template `team-create-motivation-notification` is filled with (R-MAIL-02). */
interface Motivation {
  readonly username: string;
}

/** To a user who left the wizard for a new community some way in. */
export const motivationLetter = ({ username }: Motivation, origin: string): NoticeContent => ({
  subject: 'Your community is almost there',
  content: {
    preheader: 'We saved it for 30 days.',
    heading: 'Your community is almost there',
    paragraphs: [
      `Hi ${username}, your new community is saved for 30 days. Pick up where you left off: the rest takes a few minutes.`,
    ],
    action: { label: 'Finish your community', url: `${origin}/teams/create` },
    footerLines: [],
  },
});
