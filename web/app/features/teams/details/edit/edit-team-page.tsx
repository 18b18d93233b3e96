import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { lazy } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import { TeamId } from '#shared/ids.ts';
import { teams } from '#shared/teams/contract.ts';
import { ownColours } from '#shared/teams/details/brand-colours.ts';
import type { Team } from '#shared/teams/schemas.ts';
import { CheckboxField } from '#web/app/forms/fields/checkbox-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { JoiningFields, KindFields, LookFields, NameFields } from './team-fields.tsx';
import { type FieldsProps, TeamForm } from './team-values.ts';
import '../teams.css';

const PlaceFields = lazy(async () => ({ default: (await import('./team-place-fields.tsx')).PlaceFields }));

const ContactFields = lazy(async () => ({ default: (await import('./contact-fields.tsx')).ContactFields }));

const EventDefaultFields = lazy(async () => ({
  default: (await import('./event-default-fields.tsx')).EventDefaultFields,
}));

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { data: teamId } = TeamId.safeParse(params.id);
  if (!teamId) throw redirect(paths.teamNotFound);
  const { team, may } = await operations(teams).getTeam({ teamId }, { signal });
  if (!may.includes('editProfile')) throw redirect(paths.team(teamId));
  return { team };
}

/** The defaults of events where the community set none. */
const noDefaults = {
  colours: ownColours,
  defaults: { allowWaitlist: true, allowParticipantGuests: false, guestLimit: 1 },
  availabilityCutoffHours: { game: 0, practice: 0 },
  featureToggles: { duties: true, tracking: true, stats: true },
};

/** Features a community can turn off. */
const FeatureFields = ({ control }: FieldsProps) => (
  <>
    <CheckboxField
      control={control}
      name="featureToggles.duties"
      label="Duties"
      description="Jobs around the games, and who does them. If you turn this off, duties are saved but reminders stop."
    />
    <CheckboxField
      control={control}
      name="featureToggles.tracking"
      label="Tracked items"
      description="What every player needs, such as a waiver. If you turn this off, items are saved but hidden."
    />
    <CheckboxField
      control={control}
      name="featureToggles.stats"
      label="Player stats"
      description="What each player did in your season matches. If you turn this off, stats are saved but hidden."
    />
  </>
);

function useChangeForm(team: Team) {
  const { teamId, version, city, status: _, memberCount: __, createdAt: ___, updatedAt: ____, ...rest } = team;
  const { organizationId: _____, ...facts } = rest;
  const { run, ...change } = useOperation(teams, 'changeTeam', {
    done: 'Community saved',
    goTo: () => paths.team(teamId),
    isForm: true,
  });
  const featureToggles = { ...noDefaults.featureToggles, ...facts.featureToggles };
  const defaults = { ...noDefaults, ...facts, featureToggles, cityPlaceId: city.placeId };
  return useCheckedForm(TeamForm, defaults, { ...change, run: (said) => run({ ...said, teamId, version }) });
}

/** Edits a community's profile and settings. */
export function Component() {
  const { team } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { teamId, city } = team;
  const form = useChangeForm(team);
  const { control } = form;
  const parts = [
    ['Kind', <KindFields key="kind" control={control} />],
    ['Name and sport', <NameFields key="name" control={control} />],
    [
      'Place',
      <LaterPart key="place" height={150}>
        <PlaceFields control={control} cityName={city.name} onCity={() => undefined} />
      </LaterPart>,
    ],
    ['Look', <LookFields key="look" control={control} />],
    [
      'Contact',
      <LaterPart key="contact" height={150}>
        <ContactFields control={control} />
      </LaterPart>,
    ],
    [
      'Address',
      <TextField
        key="slug"
        control={control}
        name="slug"
        label="Web address"
        hint="Up to two changes a year. The old address redirects for a year."
        max={40}
      />,
    ],
    ['Privacy and joining', <JoiningFields key="joining" control={control} />],
    ['Features', <FeatureFields key="features" control={control} />],
    [
      'Event defaults',
      <LaterPart key="defaults" height={600}>
        <EventDefaultFields control={control} />
      </LaterPart>,
    ],
  ] as const;
  return (
    <Page title="Edit community" description={team.name} width="narrow">
      <FormView
        form={form}
        wayOut={{ text: 'Cancel', onClick: () => void navigate(paths.team(teamId)) }}
        actions={<SubmitButton form={form}>Save</SubmitButton>}
      >
        {parts.map(([title, fields]) => (
          <Container key={title} header={<Header variant="h2">{title}</Header>}>
            {fields}
          </Container>
        ))}
      </FormView>
    </Page>
  );
}
