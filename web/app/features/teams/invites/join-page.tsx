import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { teamMembers } from '#shared/teams/members/contract.ts';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useOperationForm } from '#web/app/forms/use-operation-form.ts';
import { paths } from '#web/app/router/paths.ts';
import { Page } from '#web/app/shell/page/page.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => ({
  code: new URL(request.url).searchParams.get('code') ?? '',
});

/** Joins a community with a code that was scanned or typed. */
export function Component() {
  const { code } = useLoaderData<typeof loader>();
  const form = useOperationForm(teamMembers, 'joinTeamByCode', {
    defaults: { code },
    done: "You're a member now",
    goTo: ({ teamId }) => paths.team(teamId),
  });
  return (
    <Page title="Join with a code" description="Ask an organizer or a member for the code." width="narrow">
      <FormView form={form} actions={<SubmitButton form={form}>Join</SubmitButton>}>
        <TextField control={form.control} name="code" label="Code" hint="Eight letters and numbers" />
      </FormView>
    </Page>
  );
}
