import { afterEach, expect, it, vi } from 'vitest';
import { handler } from '#lambdas/accounts/api.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { accounts } from '#shared/accounts/contract.ts';
import { aSignIn } from '#tests/support/accounts/sign-ins.ts';
import { aMember } from '#tests/support/accounts/sign-ups.ts';
import { product } from '#tests/support/product/product.ts';

// It would make these tests slow and nothing truer.
vi.spyOn(clock, 'wait').mockResolvedValue();

const { signedInAs } = product.client(accounts, handler);
const refused = { code: 'auth.required' };

afterEach(() => product.clock.reset());

it('one session can be ended from another, whatever token it is renewed with', async () => {
  const { email } = await aMember();
  const [here, there] = [await aSignIn(email), await aSignIn(email)];
  for (const { caller } of [here, there]) await signedInAs(caller).getMe({});
  const listed = (await signedInAs(here.caller).listSessions({})).sessions;
  expect(listed.map(({ sessionId }) => sessionId).sort()).toEqual(
    [here.caller.sessionId, there.caller.sessionId].sort(),
  );
  expect(listed.filter(({ isCurrent }) => isCurrent).map(({ sessionId }) => sessionId)).toEqual([
    here.caller.sessionId,
  ]);
  await signedInAs(here.caller).endSession({ sessionId: there.caller.sessionId });
  await expect(signedInAs(there.caller).getMe({})).rejects.toMatchObject(refused);
  expect((await signedInAs(here.caller).listSessions({})).sessions).toHaveLength(1);
  await expect(
    signedInAs(here.caller).endSession({ sessionId: there.caller.sessionId }),
    'it has ended',
  ).rejects.toMatchObject({ code: 'session.notFound' });
});

it('one’s own session leaves the list when its browser signs out, and counts as none that was ended', async () => {
  const { email } = await aMember();
  const [here, there] = [await aSignIn(email), await aSignIn(email)];
  for (const { caller } of [here, there]) await signedInAs(caller).getMe({});
  await signedInAs(here.caller).endSession({ sessionId: here.caller.sessionId });
  const { sessions } = await signedInAs(there.caller).listSessions({});
  expect(sessions.map(({ sessionId }) => sessionId)).toEqual([there.caller.sessionId]);
});

it('neither lists nor ends the session of another member', async () => {
  const [one, other] = [await aMember(), await aMember()];
  const [mine, theirs] = [await aSignIn(one.email), await aSignIn(other.email)];
  await signedInAs(theirs.caller).getMe({});
  const { sessions } = await signedInAs(mine.caller).listSessions({});
  expect(sessions.map(({ sessionId }) => sessionId)).toEqual([mine.caller.sessionId]);
  await expect(signedInAs(mine.caller).endSession({ sessionId: theirs.caller.sessionId })).rejects.toMatchObject({
    code: 'session.notFound',
  });
  expect(await signedInAs(theirs.caller).getMe({})).toMatchObject({ email: other.email });
});

it('fifty sessions can be ended one by one; after that all of them end together', async () => {
  const { email } = await aMember();
  const here = await aSignIn(email);
  const api = signedInAs(here.caller);
  for (let at = 0; at < 50; at += 1) {
    const sessionId = `session-${at}`;
    await signedInAs({ ...here.caller, sessionId }).getMe({});
    await api.endSession({ sessionId });
  }
  await signedInAs({ ...here.caller, sessionId: 'one-too-many' }).getMe({});
  await expect(api.endSession({ sessionId: 'one-too-many' })).rejects.toMatchObject({ code: 'session.tooMany' });
  await api.signOutEverywhere({});
  await expect(signedInAs({ ...here.caller, sessionId: 'one-too-many' }).getMe({})).rejects.toMatchObject(refused);
});
