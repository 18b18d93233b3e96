import { canTurnOff, type MailTopic } from './topics.ts';

const loses = 'without it you could lose a spot or make the trip for nothing.';
const reasons: Readonly<Partial<Record<MailTopic, string>>> = {
  consent: 'it is your proof of what you agreed to, and tells you of what another person agreed to in your name.',
  payments: 'it is how you find out when your money is at risk.',
};

/** What the settings say beside a topic of which mail cannot be turned off; undefined beside the others. */
export const whyMailStays = (topic: MailTopic): string | undefined =>
  canTurnOff(topic) ? undefined : `Mail stays on: ${reasons[topic] ?? loses}`;
