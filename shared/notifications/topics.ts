/**
 * What mail can be about. A person may turn each topic off, except those without which they could lose a seat or
 * travel for nothing (domain 4.25).
 */
export const mailTopics = {
  rsvp: { label: 'mail about your answers to events', canTurnOff: true },
  eventReminder: { label: 'event reminders', canTurnOff: true },
  eventChange: { label: 'mail about changed events', canTurnOff: true },
  eventCancelled: { label: 'mail about cancelled events', canTurnOff: false },
  invitation: { label: 'mail about invitations to events and to hosting them', canTurnOff: true },
  substituteOffer: { label: 'mail about events that look for substitutes', canTurnOff: true },
  waitlistOffer: { label: 'mail about seats that became free for you', canTurnOff: false },
} as const satisfies Record<string, { label: string; canTurnOff: boolean }>;

export type MailTopic = keyof typeof mailTopics;

export const isMailTopic = (topic: unknown): topic is MailTopic =>
  typeof topic === 'string' && Object.hasOwn(mailTopics, topic);
