import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { teams } from '#shared/teams/contract.ts';
import { isReminded } from '#shared/teams/details/wizard.ts';
import type { DraftStore } from '../draft-store.ts';
import { type NamesakeSources, namesakesOf } from '../namesakes.ts';

type Operations = (typeof teams)['operations'];

export async function getTeamDraft(caller: Caller, drafts: DraftStore): Promise<Output<Operations['getTeamDraft']>> {
  return { draft: await drafts.find(actorOf(caller).userId, caller.now) };
}

export async function saveTeamDraft(
  draft: Parsed<Operations['saveTeamDraft']>,
  caller: Caller,
  drafts: DraftStore,
  sources: NamesakeSources,
): Promise<Output<Operations['saveTeamDraft']>> {
  await drafts.save(actorOf(caller).userId, draft, caller.now);
  return { namesakes: await namesakesOf(draft.values, sources) };
}

export async function dropTeamDraft(caller: Caller, drafts: DraftStore): Promise<Output<Operations['dropTeamDraft']>> {
  await drafts.drop(actorOf(caller).userId);
  return {};
}

/** A user who has only begun, or only has to press the last button, is left alone. */
export async function leaveTeamWizard(
  { step }: Parsed<Operations['leaveTeamWizard']>,
  caller: Caller,
  drafts: DraftStore,
): Promise<Output<Operations['leaveTeamWizard']>> {
  if (isReminded(step)) await drafts.noteLeaving(actorOf(caller).userId, caller.now);
  return {};
}
