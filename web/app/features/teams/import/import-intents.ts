import type { Answer } from '#shared/contract/operation.ts';
import type { Column } from '#shared/teams/import/columns.ts';
import { teamRoster } from '#shared/teams/roster/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { type Rejection, toRejection } from '#web/app/operations/rejection.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';

interface File {
  readonly columns: Column[];
  readonly lines: string[][];
}

/** What is done on the page that takes a roster in. */
export type ImportIntent =
  | ({ readonly intent: 'look' } & File)
  | ({ readonly intent: 'run'; readonly plan: string } & File)
  | { readonly intent: 'undo'; readonly importId: string };

export type Preview = Answer<typeof teamRoster.operations.previewTeamImport>;

export interface ImportAnswer {
  readonly preview?: Preview;
  readonly rejection?: Rejection;
}

export async function importAction(teamId: string, request: Request): Promise<ImportAnswer> {
  const sent = (await request.json()) as ImportIntent;
  try {
    if (sent.intent === 'look') {
      const { columns, lines } = sent;
      return { preview: await operations(teamRoster).previewTeamImport({ teamId, columns, lines }) };
    }
    notify('success', await (sent.intent === 'run' ? run(teamId, sent) : undo(teamId, sent.importId)));
    return {};
  } catch (error) {
    return { rejection: toRejection(error) };
  }
}

async function run(teamId: string, { intent: _, ...file }: Extract<ImportIntent, { intent: 'run' }>): Promise<string> {
  const { counts } = await operations(teamRoster).runTeamImport({ teamId, ...file });
  return `The roster is imported: ${counts.new} new, ${counts.matched} changed. You can undo it for seven days`;
}

async function undo(teamId: string, importId: string): Promise<string> {
  const { kept } = await operations(teamRoster).undoTeamImport({ teamId, importId });
  return kept === 0 ? 'The import is undone' : `The import is undone, but for ${kept} changed since`;
}
