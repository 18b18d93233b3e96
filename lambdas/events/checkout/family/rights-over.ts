import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { NoteUse } from '#lambdas/people/ports/family/note-use.ts';
import type { RightOver } from '#lambdas/people/ports/family/right-to-answer.ts';
import { childrenToPayFor, type PayingFor } from './children-to-pay-for.ts';

/** What a guardian needs to pay for children. */
export interface FamilyRights extends PayingFor {
  readonly rightOver: RightOver;
  readonly noteUse: NoteUse;
}

/** Their rights as they are when it is written: one that was taken back meanwhile is not used. */
export async function rightsOver(
  children: readonly { readonly dependantId: string }[],
  caller: Caller,
  parts: FamilyRights,
): Promise<ReturnType<RightOver>[]> {
  const { userId: guardianId } = actorOf(caller);
  const now = await childrenToPayFor(children, guardianId, parts, caller.now);
  return now.map(({ dependantId, version }) => parts.rightOver({ dependantId, guardianId }, { right: 'pay', version }));
}
