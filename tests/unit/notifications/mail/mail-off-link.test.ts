import { describe, expect, it } from 'vitest';
import { sign } from '#lambdas/kernel/security/signature.ts';
import { mailOffLink, readMailOffToken } from '#lambdas/notifications/ports/mail-off-link.ts';

const userId = '0b6a5a3e-6a0e-4c55-9d2c-0f5f2f0f7a11';
const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

describe('the link that turns mail off', () => {
  it('names one person and one topic', () => {
    const { page, oneClick } = mailOffLink('https://rovers.example', 'secret', userId, 'eventReminder');
    const token = tokenOf(oneClick);
    expect(page).toBe(`https://rovers.example/mail/off?token=${token}`);
    expect(readMailOffToken('secret', token)).toEqual({ holder: userId, topic: 'eventReminder' });
  });

  it.each(['', 'x', 'a.b', `${'a'.repeat(2000)}.b`])('cannot be made up: %s', (token) => {
    expect(readMailOffToken('secret', token)).toBeUndefined();
  });

  it('cannot be changed, taken from another purpose or name another topic', () => {
    const token = tokenOf(mailOffLink('https://rovers.example', 'secret', userId, 'rsvp').oneClick);
    const [, mac] = token.split('.');
    const other = Buffer.from(JSON.stringify([userId, 'eventReminder'])).toString('base64url');
    expect(readMailOffToken('secret', `${other}.${mac}`)).toBeUndefined();
    expect(readMailOffToken('secret', sign('secret', 'cursor', JSON.stringify([userId, 'rsvp'])))).toBeUndefined();
    expect(readMailOffToken('secret', sign('secret', 'mail-off', JSON.stringify([userId, 'x'])))).toBeUndefined();
  });
});
