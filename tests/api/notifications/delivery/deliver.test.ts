import { describe, expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { MailRefused } from '#lambdas/kernel/mail/mailer.ts';
import { hearMail } from '#lambdas/notifications/mail/hear-mail.ts';
import { createSuppressionStore } from '#lambdas/notifications/mail/store.ts';
import { deliver, NoticeBusy } from '#lambdas/notifications/ports/deliver.ts';
import { createNotices } from '#lambdas/notifications/ports/inbox/notices.ts';
import type { Notice } from '#lambdas/notifications/ports/notice.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aMailbox, deliveryTo } from '#tests/support/notifications/mailbox.ts';

const start = new Date('2026-12-01T12:00:00.000Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const content = { preheader: 'p', heading: 'h', paragraphs: ['words'], footerLines: [] };
const noticeTo = (userId: string, differences: Partial<Notice> = {}): Notice => ({
  cause: 'something happened',
  causedAt: start.toISOString(),
  userId,
  topic: 'eventChange',
  tell: () => ({ subject: 'Subject', content }),
  ...differences,
});
const report = (eventType: 'Send', noticeId = '') =>
  hearMail(
    { eventType, mail: { tags: { notice: [noticeId] } } },
    createNotices(table()),
    createSuppressionStore(table()),
    after(1),
  );

describe('telling a user something', () => {
  it('happens once for a cause, however often it is tried', async () => {
    const { mailer, taken } = aMailbox();
    const { userId, email } = await aPerson();
    const by = deliveryTo(mailer);
    expect(await deliver(noticeTo(userId), by, start)).toBe('sent');
    expect(await deliver(noticeTo(userId), by, after(1))).toBe('already');
    expect(await deliver(noticeTo(userId), by, after(1000))).toBe('already');
    expect(taken).toHaveLength(1);
    expect(taken[0]).toMatchObject({ to: email, subject: 'Subject' });
  });

  it('happens again for another cause and for another person', async () => {
    const { mailer, taken } = aMailbox();
    const [one, two] = [await aPerson(), await aPerson()];
    await deliver(noticeTo(one.userId), deliveryTo(mailer), start);
    await deliver(noticeTo(one.userId, { cause: 'something else' }), deliveryTo(mailer), start);
    await deliver(noticeTo(two.userId), deliveryTo(mailer), start);
    expect(taken).toHaveLength(3);
  });

  it('is done by one of two who try at the same time', async () => {
    const { mailer, taken } = aMailbox();
    const { userId } = await aPerson();
    const tries = Array.from({ length: 6 }, () => deliver(noticeTo(userId), deliveryTo(mailer), start));
    const results = await Promise.allSettled(tries);
    expect(taken).toHaveLength(1);
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
  });

  it('is not repeated while no one knows whether the mail went out', async () => {
    const { mailer, taken, fails } = aMailbox();
    const { userId } = await aPerson();
    fails({ after: new Error('timeout') });
    await expect(deliver(noticeTo(userId), deliveryTo(mailer), start)).rejects.toThrow('timeout');
    fails({});
    await expect(deliver(noticeTo(userId), deliveryTo(mailer), after(4))).rejects.toThrow(NoticeBusy);
    expect(taken).toHaveLength(1);
  });

  it('is settled by the report of the mail service when the sender died', async () => {
    const { mailer, taken, fails } = aMailbox();
    const { userId } = await aPerson();
    fails({ after: new Error('timeout') });
    await expect(deliver(noticeTo(userId), deliveryTo(mailer), start)).rejects.toThrow('timeout');
    fails({});
    await report('Send', taken[0]?.noticeId);
    expect(await deliver(noticeTo(userId), deliveryTo(mailer), after(10))).toBe('already');
    expect(taken).toHaveLength(1);
  });

  it('is taken over when the lease ran out and nothing was reported', async () => {
    const { mailer, taken, fails } = aMailbox();
    const { userId } = await aPerson();
    fails({ before: new Error('died before sending') });
    await expect(deliver(noticeTo(userId), deliveryTo(mailer), start)).rejects.toThrow('died');
    fails({});
    expect(await deliver(noticeTo(userId), deliveryTo(mailer), after(6))).toBe('sent');
    expect(taken).toHaveLength(1);
  });

  it('is tried again at once when the mail service refused the mail', async () => {
    const { mailer, taken, fails } = aMailbox();
    const { userId } = await aPerson();
    fails({ before: new MailRefused('too many') });
    await expect(deliver(noticeTo(userId), deliveryTo(mailer), start)).rejects.toThrow('too many');
    fails({});
    expect(await deliver(noticeTo(userId), deliveryTo(mailer), after(1))).toBe('sent');
    expect(taken).toHaveLength(1);
  });

  it('ignores what is reported of notices no one knows', async () => {
    await expect(report('Send', 'ntc_01JAAAAAAAAAAAAAAAAAAAAAAA')).resolves.toBeUndefined();
  });

  it.each([
    ['was deleted', { deletedAt: start.toISOString() }],
    ['has an unproven address', { emailVerified: false }],
    ['has an address that bounces', { mailSuppressed: true }],
    ['turned the topic off', { mailOff: ['eventChange'] }],
  ])('does not happen to a user who %s', async (_, differences) => {
    const { mailer, taken } = aMailbox();
    const { userId } = await aPerson(differences);
    expect(await deliver(noticeTo(userId), deliveryTo(mailer), start)).toBe('unwanted');
    expect(taken).toHaveLength(0);
  });

  it('does not happen to a user unknown, nor a day late', async () => {
    const { mailer, taken } = aMailbox();
    const { userId } = await aPerson();
    expect(await deliver(noticeTo('0b6a5a3e-6a0e-4c55-9d2c-0f5f2f0f7a11'), deliveryTo(mailer), start)).toBe('unwanted');
    expect(await deliver(noticeTo(userId), deliveryTo(mailer), after(24 * 60 + 1))).toBe('unwanted');
    expect(taken).toHaveLength(0);
  });

  it('carries the link that turns its topic off, unless a user could lose a seat by it', async () => {
    const { mailer, taken } = aMailbox();
    const { userId } = await aPerson({ mailOff: ['waitlistOffer'] });
    await deliver(noticeTo(userId), deliveryTo(mailer), start);
    await deliver(noticeTo(userId, { topic: 'waitlistOffer' }), deliveryTo(mailer), start);
    expect(taken[0]?.oneClickOff).toMatch(/\/api\/public\/notifications\/mail\/off\//);
    expect(taken[0]?.text).toContain('/mail/off?token=');
    expect(taken[1]?.oneClickOff).toBeUndefined();
    expect(taken[1]?.text).not.toContain('/mail/off');
  });
});
