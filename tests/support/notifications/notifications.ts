import { handler } from '#lambdas/notifications/api.ts';
import { deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { Notice } from '#lambdas/notifications/ports/notice.ts';
import { notificationsContract } from '#shared/notifications/contract.ts';
import { product } from '../product/product.ts';
import { aMailbox, deliveryTo } from './mailbox.ts';

export const notificationsApi = product.client(notificationsContract, handler);

/** Something to be told to a user. */
export const aNotice = (userId: string, differences: Partial<Notice> = {}): Notice => ({
  cause: 'something happened',
  causedAt: product.clock.now().toISOString(),
  userId,
  topic: 'invitation',
  about: { eventId: 'evt_00000000000000000000000000', asks: 'invitation' },
  tell: () => ({
    subject: 'Bo invites you',
    content: {
      preheader: 'You are invited.',
      heading: 'h',
      paragraphs: ['You are invited.'],
      footerLines: [],
      action: { label: 'Open', url: 'http://localhost:5173/evt/evt_00000000000000000000000000' },
    },
  }),
  ...differences,
});

/** A user is told of so many things, a minute apart, oldest first. */
export async function told(userId: string, count: number, differences: Partial<Notice> = {}): Promise<void> {
  const start = product.clock.now().getTime() - count * 60_000;
  for (let number = 1; number <= count; number += 1) {
    const causedAt = new Date(start + number * 60_000).toISOString();
    const notice = aNotice(userId, { cause: `cause ${number}`, causedAt, ...differences });
    await deliver(notice, deliveryTo(aMailbox().mailer), product.clock.now());
  }
}
