import type { Input } from '#shared/contract/operation.ts';
import { Email } from '#shared/email.ts';
import type { hostsContract } from '#shared/events/hosts/contract.ts';
import { mostAddresses } from '#shared/events/invitations/contract.ts';

type Invited = Input<typeof hostsContract.operations.inviteAddresses>['people'][number];

/** The people a host typed, or the first mistake. */
export type ReadAddresses = { readonly people: readonly Invited[] } | { readonly fault: string };

const address = /[^\s<>(),;"]+@[^\s<>(),;"]+/;

/** Reads one person a line (or parted by semicolons): an address, with or without a name before or behind it. */
export function readAddresses(text: string): ReadAddresses {
  const people = new Map<string, Invited>();
  for (const words of text.split(/[\n;]/).map((line) => line.trim())) {
    if (words === '') continue;
    const read = readPerson(words);
    if (typeof read === 'string') return { fault: read };
    people.set(read.email, { ...people.get(read.email), ...read });
  }
  if (people.size === 0) return { fault: 'Type at least one email address.' };
  if (people.size > mostAddresses) return { fault: `Invite at most ${mostAddresses} addresses at once.` };
  return { people: [...people.values()] };
}

/** A person, or what is wrong with the words. */
function readPerson(words: string): Invited | string {
  const found = address.exec(words)?.[0];
  const email = Email.safeParse(found);
  if (!email.success) return `“${words}” isn’t a valid email address.`;
  const rest = words.replace(found ?? '', '');
  if (rest.includes('@')) return `Put each address on its own line: “${words}”.`;
  const name = rest
    .replaceAll(/[\s<>(),"]+/g, ' ')
    .trim()
    .slice(0, 100);
  return { email: email.data, ...(name.length > 1 && { name }) };
}
