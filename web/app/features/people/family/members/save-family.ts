import { family } from '#shared/people/family/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { sentenceFor } from '#web/app/operations/problems.ts';
import { toRejection } from '#web/app/operations/rejection.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { type MemberDraft, type MemberToSave, toSave } from './family-draft.ts';

/** The members who were saved, and what was wrong with the others, by their keys. */
interface FamilyOutcome {
  readonly saved: readonly string[];
  readonly wrong: Readonly<Record<string, string>>;
}

/** One after the other: what was saved is not sent again when another one is refused (R-FAM-32 to 37). */
export async function saveMembers(drafts: readonly MemberDraft[]): Promise<FamilyOutcome> {
  const saved: string[] = [];
  const wrong: Record<string, string> = {};
  for (const member of drafts.map(toSave)) {
    try {
      await saveMember(member);
      saved.push(member.key);
      notify('success', 'recipientId' in member ? 'Connection request sent' : 'Family members updated successfully');
    } catch (error) {
      const { fields } = toRejection(error);
      wrong[member.key] = [sentenceFor(error), ...Object.values(fields)].join(' ');
      notify(
        'error',
        'recipientId' in member ? 'Failed to send connection request' : 'Failed to update family members',
      );
    }
  }
  return { saved, wrong };
}

/** Pressed again after no answer came, it adds no member twice. */
async function saveMember(member: MemberToSave): Promise<unknown> {
  if ('recipientId' in member)
    return operations(family).requestFamily({ recipientId: member.recipientId, relation: member.relation });
  const { key, dependant } = member;
  return operations(family).addDependant(dependant, { idempotencyKey: await keyFor(key, dependant) });
}

/**
 * The Idempotency-Key of one member who is to be added: pressing again repeats the same request, and a corrected member is
 * another one. 64 hexadecimal digits.
 */
async function keyFor(draft: string, member: object): Promise<string> {
  const bytes = new TextEncoder().encode(draft + JSON.stringify(member));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
