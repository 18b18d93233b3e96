import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, type ReactNode, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import type { Point } from '#shared/events/details/schemas.ts';
import { gameTypes, otherGameTypeId } from '#shared/places/game-types.ts';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { kindChoices, visibilityChoices } from '../event-choices.ts';
import { EventTimeFields } from './event-time-fields.tsx';
import type { EventControl, EventFormState } from './event-values.ts';
import { EventPlaceFields } from './place/event-place-fields.tsx';

const RsvpFields = lazy(async () => ({ default: (await import('../../rsvp/rsvp-fields.tsx')).RsvpFields }));

/** A part of its own: whoever needs none of it need not wait for it. */
const ExtraFields = lazy(async () => ({ default: (await import('./extra-fields.tsx')).ExtraFields }));

const CoverField = lazy(async () => ({ default: (await import('./cover-field.tsx')).CoverField }));

/** Most hosts have no community: its room is not kept. */
const TeamField = lazy(async () => ({ default: (await import('./team-field.tsx')).TeamField }));

const PublicLaterField = lazy(async () => ({
  default: (await import('./public-later-field.tsx')).PublicLaterField,
}));

const gameChoices = gameTypes.map(({ gameTypeId, label }) => ({ value: gameTypeId, label }));

interface EventFormProps {
  readonly form: EventFormState;
  /** The name of the city that is already chosen. */
  readonly cityName?: string;
  /** Where to look for places until another city is picked. */
  readonly near?: Point | undefined;
  readonly buttons: ReactNode;
  /** Whether it repeats, where that can still be decided. */
  readonly repeat?: ReactNode;
  /** What it takes over from the community that hosts it. */
  readonly hosted?: ReactNode;
  readonly onCancel: () => void;
}

/** Everything a host decides about an event; scheduling and editing show the same. */
export function EventForm({ form, cityName = '', near, buttons, repeat, hosted, onCancel }: EventFormProps) {
  const { control } = form;
  return (
    <FormView form={form} wayOut={{ text: 'Cancel', onClick: onCancel }} actions={buttons}>
      <Container header={<Header variant="h2">What</Header>}>
        <SpaceBetween size="l">
          <TextField control={control} name="title" label="Title" max={80} />
          <GameFields control={control} />
          <SelectField control={control} name="kind" label="Kind" choices={kindChoices} />
          <TextareaField control={control} name="description" label="Description" max={5000} isOptional />
          <LaterPart height={84}>
            <CoverField control={control} />
          </LaterPart>
        </SpaceBetween>
      </Container>
      <Container header={<Header variant="h2">Where</Header>}>
        <EventPlaceFields form={form} cityName={cityName} near={near} />
      </Container>
      <Container header={<Header variant="h2">When</Header>}>
        <SpaceBetween size="l">
          <EventTimeFields control={control} />
          {repeat}
        </SpaceBetween>
      </Container>
      <Container header={<Header variant="h2">Who</Header>}>
        <WhoFields control={control} hosted={hosted} />
      </Container>
      <Container header={<Header variant="h2">Answers</Header>}>
        <LaterPart height={480}>
          <RsvpFields control={control} />
        </LaterPart>
      </Container>
      <LaterPart height={300}>
        <ExtraFields control={control} />
      </LaterPart>
    </FormView>
  );
}

function GameFields({ control }: EventControl) {
  const gameTypeId = useWatch({ control, name: 'gameTypeId' });
  return (
    <SpaceBetween size="l">
      <SelectField
        control={control}
        name="gameTypeId"
        label="Game type"
        choices={gameChoices}
        placeholder="Choose a game type"
        filteringType="auto"
      />
      {gameTypeId === otherGameTypeId && (
        <TextField control={control} name="otherGameType" label="Which game?" max={30} />
      )}
    </SpaceBetween>
  );
}

function WhoFields({ control, hosted }: EventControl & Pick<EventFormProps, 'hosted'>) {
  const visibility = useWatch({ control, name: 'visibility' });
  return (
    <SpaceBetween size="l">
      <NumberField
        control={control}
        name="capacity"
        label="Seats"
        hint="How many can come, at most 2,000. Leave it empty for no limit."
        placeholder="No limit"
        whenEmpty={null}
        isOptional
      />
      <Suspense>
        <TeamField control={control} />
        {hosted}
      </Suspense>
      <SelectField control={control} name="visibility" label="Who can see it" choices={visibilityChoices} />
      {visibility === 'private' && (
        <LaterPart height={84}>
          <PublicLaterField control={control} />
        </LaterPart>
      )}
    </SpaceBetween>
  );
}
