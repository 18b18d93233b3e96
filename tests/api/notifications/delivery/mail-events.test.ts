import { describe, expect, it } from 'vitest';
import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { handler } from '#lambdas/notifications/mail/mail.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aContext } from '#tests/support/product/a-context.ts';

const hear = (detail: unknown) =>
  handler({ 'detail-type': 'Email Bounced', detail } as Parameters<typeof handler>[0], aContext());
const isSuppressed = async (userId: string) =>
  (await createAccountReader(table()).find(userId))?.mailSuppressed ?? false;
const bounce = (email: string, bounceType: string, tags = {}) => ({
  eventType: 'Bounce',
  mail: { messageId: 'x', tags },
  bounce: { bounceType, bouncedRecipients: [{ emailAddress: email, status: '5.1.1' }] },
});

describe('what the mail service reports', () => {
  it('ends mail to an address that bounces for good', async () => {
    const { userId, email } = await aPerson();
    await hear(bounce(email, 'Permanent', { person: [userId] }));
    expect(await isSuppressed(userId)).toBe(true);
  });

  it('ends mail to a user who complained, found by the address alone', async () => {
    const { userId, email } = await aPerson();
    await claimEntity(table()).put({ kind: 'email', value: email, holderId: userId }).go();
    const complaint = { complainedRecipients: [{ emailAddress: `Sam <${email.toUpperCase()}>` }] };
    await hear({ eventType: 'Complaint', mail: { tags: {} }, complaint });
    expect(await isSuppressed(userId)).toBe(true);
  });

  it('does not give up on an address for a full mailbox', async () => {
    const { userId, email } = await aPerson();
    await hear(bounce(email, 'Transient', { person: [userId] }));
    expect(await isSuppressed(userId)).toBe(false);
  });

  it('does not hold an old address against a person who has a new one', async () => {
    const { userId } = await aPerson();
    await hear(bounce('old@people.example', 'Permanent', { person: [userId] }));
    expect(await isSuppressed(userId)).toBe(false);
  });

  it('is refused when it is of no kind we know', async () => {
    await expect(async () => hear({ eventType: 'Party', mail: {} })).rejects.toThrow();
  });
});
