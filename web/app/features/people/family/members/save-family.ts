import type { ActionFunctionArgs } from 'react-router';
import { isDependantId } from '#shared/ids.ts';
import { family } from '#shared/people/family/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { sentenceFor } from '#web/app/operations/problems.ts';
import { toRejection } from '#web/app/operations/rejection.ts';
import { keyFor } from '#web/app/operations/request-key.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import type { MemberToSave } from './family-draft.ts';

export type FamilyIntent =
  | { readonly family: 'save'; readonly members: readonly MemberToSave[] }
  | { readonly family: 'accept' | 'reject' | 'remove'; readonly id: string };

/** Of members who were sent: whom it worked for, and what was wrong with the others, by their keys. */
export interface FamilyOutcome {
  readonly saved: readonly string[];
  readonly wrong: Readonly<Record<string, string>>;
}

/** Everything that the family section changes, each with its own words (R-FAM-32 to 37). */
export async function saveFamily({ request }: ActionFunctionArgs): Promise<FamilyOutcome> {
  const sent = (await request.json()) as FamilyIntent;
  if (sent.family === 'save') return saveMembers(sent.members);
  try {
    await changes[sent.family](sent.id);
    notify('success', said[sent.family].done);
  } catch (error) {
    toRejection(error);
    notify('error', said[sent.family].failed);
  }
  return { saved: [], wrong: {} };
}

const said = {
  accept: { done: 'Family connection accepted', failed: 'Failed to accept connection' },
  reject: { done: 'Family request declined', failed: 'Failed to decline request' },
  remove: { done: 'Family connection removed', failed: 'Failed to remove connection' },
} as const;

const changes = {
  accept: (connectionId: string) => operations(family).acceptFamily({ connectionId }),
  reject: (connectionId: string) => operations(family).rejectFamily({ connectionId }),
  remove: (id: string) =>
    isDependantId(id)
      ? operations(family).removeDependant({ dependantId: id })
      : operations(family).removeFamily({ connectionId: id }),
} as const;

/** One after the other: what was saved is not sent again when another one is refused. */
async function saveMembers(members: readonly MemberToSave[]): Promise<FamilyOutcome> {
  const saved: string[] = [];
  const wrong: Record<string, string> = {};
  for (const member of members) {
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

/** Pressed again after no answer came, it adds nobody twice. */
async function saveMember(member: MemberToSave): Promise<unknown> {
  if ('recipientId' in member)
    return operations(family).requestFamily({ recipientId: member.recipientId, relation: member.relation });
  const { key, dependant } = member;
  return operations(family).addDependant(dependant as never, { idempotencyKey: await keyFor(key, dependant) });
}
