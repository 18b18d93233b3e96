import { aPerson } from '../accounts/people.ts';
import { product } from '../product/product.ts';
import { aDependant, familyApi } from './family.ts';

/** The token of the link in the last mail to an address. */
export const loginTokenIn = (email: string) =>
  decodeURIComponent(/family\/login\?token=([^\s"<]+)/.exec(product.mails(email).at(-1)?.text ?? '')?.[1] ?? '');

/** A child of 13 of a player, who has a login of their own. */
export async function aChildWithLogin(guardian: { readonly userId: string }) {
  const child = await aPerson({ displayName: 'Kim C', birthdate: '2013-01-01' });
  const { dependantId } = await aDependant(guardian, { age: 13 });
  await familyApi.signedInAs(guardian).inviteToLogin({ dependantId, email: child.email });
  await product.drain();
  await familyApi.signedInAs(child).acceptLogin({ token: loginTokenIn(child.email) });
  return { child, dependantId };
}

/** A user of 13 with the account to whose address the invitation went, and the token of its link. */
export async function aLoginInvitation() {
  const [me, kim] = [await aPerson(), await aPerson({ displayName: 'Kim C', birthdate: '2013-01-01' })];
  const { dependantId } = await aDependant(me, { age: 13 });
  const guardian = familyApi.signedInAs(me);
  await guardian.inviteToLogin({ dependantId, email: kim.email });
  await product.drain();
  return { me, kim, guardian, dependantId, token: loginTokenIn(kim.email) };
}
