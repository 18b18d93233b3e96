import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';

/** A question for a guardian who is not in charge that day: the other household is asked, and either may answer. */
export function forInformation(told: NoticeContent): NoticeContent {
  const { subject, content } = told;
  const information =
    'The other household has this day, so we asked them first. You can answer too; one answer is enough.';
  return {
    ...told,
    subject: `FYI: ${subject}`,
    content: { ...content, paragraphs: [...content.paragraphs, information] },
  };
}

/** What a player would be told, with the names of the dependants in front and without the calendar entry. */
export function forDependants(names: readonly string[], { calendar: _, ...told }: NoticeContent): NoticeContent {
  const { subject, content } = told;
  const title = `For ${names.join(', ')}: `;
  const { heading, preheader } = content;
  return {
    ...told,
    subject: title + subject,
    content: { ...content, heading: title + heading, preheader: title + preheader },
  };
}
