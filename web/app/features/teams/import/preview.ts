import type { Answer } from '#shared/contract/operation.ts';
import type { teamRoster } from '#shared/teams/roster/contract.ts';

export type Preview = Answer<typeof teamRoster.operations.previewTeamImport>;
export type PreviewLine = Preview['lines'][number];
