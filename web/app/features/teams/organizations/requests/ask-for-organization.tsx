import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { gameTypes } from '#shared/places/game-types.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import type { OrganizationRequest } from '#shared/teams/organizations/request-operations.ts';
import { MultiselectField } from '#web/app/forms/fields/multiselect-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useOperationForm } from '#web/app/forms/use-operation-form.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { dayWords } from '#web/blocks/moment.ts';

interface AskForOrganizationProps {
  /** The latest, with its answer. */
  readonly request: OrganizationRequest | undefined;
}

/** Where one asks for an organization and reads the answer. Nothing can be asked while a request waits. */
export const AskForOrganization = ({ request }: AskForOrganizationProps) => (
  <SpaceBetween size="l">
    {request && <Answer request={request} />}
    {request?.status !== 'asked' && (
      <>
        <p>
          An organization brings several communities together: one page, shared admins, and one place for their seasons.
          Tell us about yours, and we’ll let you know.
        </p>
        <RequestForm before={request?.status === 'declined' ? request : undefined} />
      </>
    )}
  </SpaceBetween>
);

function Answer({ request }: { readonly request: OrganizationRequest }) {
  if (request.status === 'asked')
    return (
      <Alert header={`You asked for ${request.name}`}>
        Sent {dayWords(request.askedAt)}. We’ll send you a notification once there’s an answer.
      </Alert>
    );
  if (request.status === 'accepted')
    return (
      <Alert
        type="success"
        header={`${request.name} is open`}
        action={<AppLink to={paths.manageOrganization(request.organizationId)}>Set it up</AppLink>}
      >
        You own it.
      </Alert>
    );
  return (
    <Alert type="warning" header={`We can’t open ${request.name}`}>
      <p className="pre-line">{request.answer}</p>
      You can change your request and ask again.
    </Alert>
  );
}

const gameChoices = gameTypes.map(({ gameTypeId, label }) => ({ value: gameTypeId, label }));

function RequestForm({ before }: { readonly before: OrganizationRequest | undefined }) {
  const form = useOperationForm(organizations, 'requestOrganization', {
    defaults: {
      name: before?.name ?? '',
      gameTypeIds: before?.gameTypeIds ?? [],
      slug: before?.slug,
      why: before?.why ?? '',
    },
    done: 'Request sent',
  });
  return (
    <FormView form={form} actions={<SubmitButton form={form}>Send request</SubmitButton>}>
      <TextField control={form.control} name="name" label="Name" max={60} />
      <MultiselectField control={form.control} name="gameTypeIds" label="Sports" choices={gameChoices} />
      <TextField
        control={form.control}
        name="slug"
        label="Web address"
        hint="Letters, numbers and hyphens. Leave it empty to use the name."
        max={40}
        isOptional
      />
      <TextareaField
        control={form.control}
        name="why"
        label="What is it for?"
        hint="Which communities, where, and how many players."
        max={1000}
      />
    </FormView>
  );
}
