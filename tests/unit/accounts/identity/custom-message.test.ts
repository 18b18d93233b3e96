import { expect, it } from 'vitest';
import { customMessage } from '#lambdas/accounts/identity/custom-message.ts';

const write = (triggerSource: string) =>
  customMessage(
    {
      triggerSource,
      request: { userAttributes: { email: 'sam+a<b>@mail.example' }, codeParameter: '{####}' },
    } as never,
    'https://rovers.example',
  );

it.each([
  ['CustomMessage_SignUp', 'Confirm your email for Rovers', '/verify-email'],
  ['CustomMessage_ResendCode', 'Confirm your email for Rovers', '/verify-email'],
  ['CustomMessage_ForgotPassword', 'Reset your Rovers password', '/auth/forgot-password'],
])('writes the mail of %s with its code and the page that takes it', (source, subject, page) => {
  const mail = write(source);
  expect(mail?.subject).toBe(subject);
  expect(mail?.html).toContain('{####}');
  expect(mail?.html).toContain(`https://rovers.example${page}?email=sam%2Ba%3Cb%3E%40mail.example`);
});

it.each(['CustomMessage_UpdateUserAttribute', 'CustomMessage_VerifyUserAttribute'])(
  'refuses %s: the pool changes no address for a token',
  (source) => {
    expect(() => write(source)).toThrow('attributes-closed');
  },
);

it('shows an address as text, never as markup', () => {
  expect(write('CustomMessage_SignUp')?.html).not.toContain('<b>@mail');
});

it('stays below what the identity provider sends', () => {
  expect(write('CustomMessage_SignUp')?.html.length).toBeLessThan(20_000);
});

it('leaves other messages as they are', () => {
  expect(write('CustomMessage_Authentication')).toBeUndefined();
});
