import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { blockedConversationEntity } from '#lambdas/people/privacy/blocked-conversation.entity.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { privacyApi } from '#tests/support/people/privacy.ts';

it('blocks a conversation and lets it through again, on the own side alone', async () => {
  const [one, other] = [await aPerson(), await aPerson()];
  const conversation = { conversationId: 'c1', title: 'Sunday run', isBlocked: true };
  for (const { userId } of [one, other])
    await blockedConversationEntity(table())
      .put({ userId, ...conversation })
      .go();
  const mine = privacyApi.signedInAs(one);
  const change = { conversationId: 'c1', isBlocked: false };
  expect(await mine.setConversationBlocked(change)).toEqual({ ...conversation, isBlocked: false });
  expect((await mine.getPrivacy({})).conversations).toEqual([{ ...conversation, isBlocked: false }]);
  expect((await privacyApi.signedInAs(other).getPrivacy({})).conversations).toEqual([conversation]);
});

it('finds no conversation of another user', async () => {
  const ask = privacyApi.signedInAs(await aPerson()).setConversationBlocked({ conversationId: 'c2', isBlocked: true });
  await expect(ask).rejects.toMatchObject({ code: 'conversation.notFound' });
  const out = privacyApi.signedOut().setConversationBlocked({ conversationId: 'c2', isBlocked: true });
  await expect(out).rejects.toMatchObject({ code: 'auth.required' });
});
