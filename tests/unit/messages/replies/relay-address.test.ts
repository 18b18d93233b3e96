import { expect, it } from 'vitest';
import { isTokenOf, relayAddress, relayToken, tokenIn } from '#lambdas/messages/replies/relay-address.ts';
import { longestReply, replyText } from '#lambdas/messages/replies/reply-text.ts';

const route = { userId: 'ana', toId: 'bo', scopeKind: 'event', scopeId: 'evt_1' };
const domain = 'reply.rovers.example';

it('has one address for each pair and thing, which survives a change of case and fits a mailbox', () => {
  const token = relayToken('secret', route);
  const address = relayAddress(token, domain);
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
  expect(tokenIn(address.toUpperCase(), domain)).toBe(token);
  expect(isTokenOf('secret', token, route)).toBe(true);
});

it('takes no token of another secret, pair or domain', () => {
  const token = relayToken('secret', route);
  expect(isTokenOf('another secret', token, route)).toBe(false);
  expect(isTokenOf('secret', token, { ...route, userId: 'eve' })).toBe(false);
  expect(isTokenOf('secret', token.slice(1), route)).toBe(false);
  expect(tokenIn(relayAddress(token, 'elsewhere.example'), domain)).toBeUndefined();
  expect(tokenIn(`hello@${domain}`, domain)).toBeUndefined();
});

it('passes on what was written, without the quoted mail and without addresses', () => {
  const text = 'See you there.\r\nMine is Ana+x@people.example\r\n\r\nOn Thu, Dec 3, Rovers wrote:\r\n> Court 3';
  expect(replyText(text, ['ana+x@people.example'])).toBe('See you there.\nMine is [email address]');
  expect(replyText('> only quoted', [])).toBe('');
  expect(replyText('a'.repeat(2 * longestReply), [])).toHaveLength(longestReply);
});
