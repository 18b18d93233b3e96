import type { Memberships } from '#lambdas/teams/ports/memberships.ts';
import type { MemberDetails } from '#lambdas/teams/ports/roster/member-details.ts';
import type { TeamSheets } from '#lambdas/teams/ports/roster/team-sheets.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { FieldAnswers } from '#shared/teams/roster/field-answers.ts';
import { answerOn } from '#shared/teams/roster/roster-view.ts';
import type { SheetField } from '#shared/teams/roster/sheet.ts';

export interface AskingParts {
  readonly memberships: Pick<Memberships, 'find'>;
  readonly sheets: TeamSheets;
  readonly memberDetails: Pick<MemberDetails, 'answer'>;
}

type Key = { readonly userId: string; readonly teamId: string };

/** What a team's own fields ask of a member who registers for a season of it, and what they have said already. */
export async function askedInSeason(key: Key, { memberships, sheets }: Omit<AskingParts, 'memberDetails'>) {
  const [member, { sheet }] = await Promise.all([memberships.find(key), sheets.find(key.teamId)]);
  const fields = member ? sheet.fields.filter(({ requiredAt }) => requiredAt === 'season') : [];
  const { details, files = {} } = member ?? {};
  const said = fields.map((field) => [field.fieldId, answerOn(field, details?.fields ?? {}, files)] as const);
  return { fields, said: Object.fromEntries(said) };
}

/**
 * A player's answers to what is asked, once nothing of it is missing.
 * @throws {Problem} registration.answersMissing, at each field
 */
export function answersTo(
  { fields, said }: { readonly fields: readonly SheetField[]; readonly said: FieldAnswers },
  given: FieldAnswers,
): FieldAnswers {
  const answerOf = ({ fieldId, type }: SheetField) =>
    ((type === 'file' ? undefined : given[fieldId]) ?? said[fieldId] ?? '').trim();
  const missing = fields.filter((field) => answerOf(field) === '');
  if (missing.length > 0)
    throw new Problem('registration.answersMissing', {
      fields: Object.fromEntries(missing.map(({ fieldId, label }) => [`fields.${fieldId}`, `${label} is required.`])),
    });
  const written = fields.filter(({ type }) => type !== 'file');
  return Object.fromEntries(written.map((field) => [field.fieldId, answerOf(field)]));
}
