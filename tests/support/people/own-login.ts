import { aPerson } from '../accounts/people.ts';
import { product } from '../product/product.ts';
import { aDependant, familyApi } from './family.ts';

/** The token of the link in the last mail to an address. */
export const loginTokenIn = (email: string) =>
  decodeURIComponent(/family\/login\?token=([^\s"<]+)/.exec(product.mails(email).at(-1)?.text ?? '')?.[1] ?? '');

/** A user of 13 with the account to whose address the invitation went, and the token of its link. */
export async function aLoginInvitation() {
  const [me, kim] = [await aPerson(), await aPerson({ displayName: 'Kim C', birthdate: '2013-01-01' })];
  const { dependantId } = await aDependant(me, { age: 13 });
  const guardian = familyApi.signedInAs(me);
  await guardian.inviteToLogin({ dependantId, email: kim.email });
  await product.drain();
  return { me, kim, guardian, dependantId, token: loginTokenIn(kim.email) };
}
