import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { isChild } from '#shared/teams/roster/roster.ts';
import type { StoredInvite } from '../ports/roster/stored-invite.ts';

interface Invited {
  readonly origin: string;
  readonly teamName: string;
  readonly invite: Pick<StoredInvite, 'invitedBy' | 'message' | 'name' | 'details'>;
  readonly token: string;
  readonly isReminder: boolean;
}

/** An invitation, and the two reminders of it. Declining is one press, and ends the reminders. */
export function inviteLetter({ origin, teamName, invite, token, isReminder }: Invited): NoticeContent {
  const { invitedBy, message, name } = invite;
  const child = isChild(invite.details) ? name : undefined;
  const asked = `${invitedBy || 'A member'} invites ${child ?? 'you'} to ${teamName}`;
  const subject = isReminder ? `Still open: your invitation to ${teamName}` : asked;
  const page = `${origin}/team-invite?token=${token}`;
  return {
    subject,
    content: {
      preheader: `${asked}.`,
      heading: subject,
      paragraphs: [
        `${asked}.`,
        ...(child ? [`You join as ${child}’s parent, and answer for ${child}.`] : []),
        ...(message ? [message] : []),
        'The invitation is for this email only and expires in 30 days.',
      ],
      action: { label: child ? `Join as ${child}’s parent` : 'See the invitation', url: page },
      footerLines: [`Sent because ${invitedBy || 'a member'} entered your email.`],
    },
    off: {
      label: 'Decline the invitation',
      page,
      oneClick: `${origin}/api/public/teams/team-invites/${token}/refusal`,
    },
  };
}
