import { sign, unsign } from '#lambdas/kernel/security/signature.ts';

const purpose = 'activity-subscription-off';

/** What a link stops, and what the city is called to the reader who follows it. */
export interface Stopped {
  readonly userId: string;
  readonly id: number;
  readonly city: string;
}

/** Where a person stops mail about one city: a page to look at, and where mail programs post to (RFC 8058). */
export function stopLink(origin: string, secret: string, { userId, id, city }: Stopped) {
  const token = sign(secret, purpose, JSON.stringify([userId, id, city]));
  return {
    page: `${origin}/mail/off?city=${token}`,
    oneClick: `${origin}/api/public/discovery/activity-subscriptions/off/${token}`,
  };
}

/** What a link's token says, or undefined when it is not one of ours. */
export function readStopToken(secret: string, token: string): Stopped | undefined {
  const value = unsign(secret, purpose, token);
  if (value === undefined) return undefined;
  const [userId, id, city] = JSON.parse(value) as [string, number, string];
  return { userId, id, city };
}
