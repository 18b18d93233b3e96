import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { subjectPath } from '#shared/payments/discounts/aid/subject-path.ts';
import type { StoredAid } from '../../ports/aid/aid-requests.ts';

interface About {
  readonly request: StoredAid;
  readonly teamName: string;
  readonly origin: string;
}

/** To those who manage the money. The note stays on the page. */
export function askedLetter({ request: { title, teamId }, teamName, origin }: About, name: string): NoticeContent {
  return {
    subject: `${name} asks for financial aid`,
    content: {
      preheader: `For ${title}.`,
      heading: `${name} asks for financial aid`,
      paragraphs: [
        `${name} would like to pay less for ${title}.`,
        'Read their note on the Money tab, and choose how much less they pay, or decline.',
      ],
      action: { label: 'See the request', url: `${origin}/team/${teamId}?tab=money` },
      footerLines: [`Sent because you manage the money of ${teamName}.`],
    },
  };
}

/** To the person who asked. */
export function answeredLetter({ request, teamName, origin }: About): NoticeContent {
  const { status, percent, title, subjectId } = request;
  const isGranted = status === 'granted';
  const heading = isGranted ? `${teamName} gives you ${percent}% off` : `${teamName} declined your request`;
  return {
    subject: isGranted ? `${percent}% off ${title}` : `Your request for ${title}`,
    content: {
      preheader: `Your request for financial aid for ${title}.`,
      heading,
      paragraphs: isGranted
        ? [`You asked for financial aid for ${title}. Your next checkout there is ${percent}% lower, without a code.`]
        : [`${teamName} declined your request for financial aid for ${title}. The price stays as it is.`],
      action: { label: `Open ${title}`, url: `${origin}${subjectPath(subjectId)}` },
      footerLines: [`Sent because you asked ${teamName} for financial aid.`],
    },
  };
}
