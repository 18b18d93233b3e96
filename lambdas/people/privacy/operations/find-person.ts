import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { Email } from '#shared/email.ts';
import { UserId } from '#shared/ids.ts';
import type { privacyContract } from '#shared/people/privacy/contract.ts';
import { mayDeal } from '#shared/people/privacy/who-sees.ts';
import { between } from '../../ports/between.ts';

type FindPerson = (typeof privacyContract)['operations']['findPerson'];

interface Parts {
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly blocks: Pick<BlockReader, 'partedFrom'>;
  /** Who holds a proven address. */
  readonly holderOf: (email: string) => Promise<string | undefined>;
}

/** With an `@` a whole address, otherwise a whole id (decision D19). Who may not be found looks unknown. */
export async function findPerson(
  { text, withBlocked }: Parsed<FindPerson>,
  caller: Caller,
  { accounts, blocks, holderOf }: Parts,
): Promise<Output<FindPerson>> {
  const { userId: viewer } = actorOf(caller);
  // The caller's own account is read for unknown addresses, so that a known one takes no longer.
  const found = await idOf(text, holderOf);
  const [read, parted] = await Promise.all([accounts.find(found ?? viewer), blocks.partedFrom(viewer)]);
  const person = found === undefined ? undefined : read;
  if (!person || person.deletedAt || !person.emailVerified || !person.hasAdditionalInfo) return {};
  const { userId, displayName = '' } = person;
  const standing = between(viewer, person, parted, caller.now);
  const mayFind = mayDeal('beingFound', withBlocked ? { ...standing, blocks: false } : standing);
  return mayFind ? { person: { userId, displayName } } : {};
}

async function idOf(text: string, holderOf: Parts['holderOf']): Promise<string | undefined> {
  if (!text.includes('@')) return UserId.safeParse(text).data;
  const email = Email.safeParse(text).data;
  return email && holderOf(email);
}
