import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Control } from 'react-hook-form';
import type * as z from 'zod';
import type { SeasonCard } from '#shared/competitions/seasons/schemas.ts';
import type { PublicCard } from '#shared/events/following/contract.ts';
import type { Duty, DutyDetails } from '#shared/teams/duties/schemas.ts';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { startIn } from '#web/blocks/event-time.ts';

/** The events and seasons a duty can belong to. */
export interface DutyReasons {
  /** Upcoming ones. */
  readonly events: readonly Pick<PublicCard, 'eventId' | 'title' | 'startsAt' | 'timeZone'>[];
  readonly seasons: readonly Pick<SeasonCard, 'seasonId' | 'label'>[];
}

interface DutyForProps extends DutyReasons {
  readonly control: Control<z.input<typeof DutyDetails>>;
  readonly duty: Duty | undefined;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The current choice stays on the list. */
const withChosen = (choices: readonly Choice[], value: string | undefined, label: string): readonly Choice[] =>
  value === undefined || choices.some((one) => one.value === value) ? choices : [...choices, { value, label }];

/** The event or season of the team that a duty belongs to. */
export function DutyForFields({ control, events, seasons, duty }: DutyForProps) {
  const dates = events.map(({ eventId, title, startsAt, timeZone }) => ({
    value: eventId,
    label: `${title}, ${startIn(timeZone, startsAt)}`,
  }));
  const eventChoices = withChosen(dates, duty?.eventId, duty?.eventTitle ?? 'Event');
  const named = seasons.map(({ seasonId, label }) => ({ value: seasonId, label }));
  const seasonChoices = withChosen(named, duty?.seasonId, duty?.seasonName ?? 'Season');
  return (
    <SpaceBetween size="l">
      {eventChoices.length > 0 && (
        <SelectField
          control={control}
          name="eventId"
          label="For an event"
          hint="The duty moves with the event and is removed if the event is canceled."
          whenNone="None"
          choices={eventChoices}
        />
      )}
      {seasonChoices.length > 0 && (
        <SelectField
          control={control}
          name="seasonId"
          label="For a season"
          hint="Also shown on the season page."
          whenNone="None"
          choices={seasonChoices}
        />
      )}
    </SpaceBetween>
  );
}
