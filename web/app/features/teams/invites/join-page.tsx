import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { Parsed } from '#shared/contract/operation.ts';
import { teamMembers } from '#shared/teams/members/contract.ts';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { formAction } from '#web/app/forms/form-action.ts';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { usePageForm } from '#web/app/forms/use-page-form.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { Page } from '#web/app/shell/page/page.tsx';

const { joinTeamByCode } = teamMembers.operations;

export const loader = ({ request }: LoaderFunctionArgs) => ({
  code: new URL(request.url).searchParams.get('code') ?? '',
});

export const action = formAction(async (sent: Parsed<typeof joinTeamByCode>) => {
  const { teamId } = await operations(teamMembers).joinTeamByCode(sent);
  notify('success', 'You are a member now');
  return redirect(paths.team(teamId));
});

/** Where a code that was read or typed leads into a community, by a press of a button. */
export function Component() {
  const { code } = useLoaderData<typeof loader>();
  const form = usePageForm(joinTeamByCode.input, { code });
  return (
    <Page title="Join with a code" description="Ask somebody of the community for it." width="narrow">
      <FormView form={form} actions={<SubmitButton form={form}>Join</SubmitButton>}>
        <TextField control={form.control} name="code" label="Code" hint="Eight letters and digits." />
      </FormView>
    </Page>
  );
}
