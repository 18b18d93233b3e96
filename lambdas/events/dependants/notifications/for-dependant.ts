import type { Told } from '#lambdas/notifications/ports/deliver.ts';

/** A question for a guardian who is not in charge that day: the other household is asked, and either may answer. */
export function forInformation(told: Told): Told {
  const { subject, content } = told;
  const information =
    'The other household is in charge that day, so we asked them first. You can answer too. One answer is enough.';
  return {
    ...told,
    subject: `For your information: ${subject}`,
    content: { ...content, paragraphs: [...content.paragraphs, information] },
  };
}

/** The words for those who come themselves, under the names of those whom they are about; the calendar is the guardian's own. */
export function forSomebody(names: readonly string[], { calendar: _, ...told }: Told): Told {
  const { subject, content } = told;
  const title = `For ${names.join(', ')}: `;
  const { heading, preheader } = content;
  return {
    ...told,
    subject: title + subject,
    content: { ...content, heading: title + heading, preheader: title + preheader },
  };
}
