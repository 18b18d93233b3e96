import type { Told } from '#lambdas/notifications/ports/deliver.ts';

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
