import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { lazy, useState } from 'react';
import * as z from 'zod';
import { withDate } from '#shared/people/availability/dates.ts';
import { rangeFaults } from '#shared/people/availability/ranges.ts';
import {
  availabilityFacts,
  type DateAvailability,
  type StoredAvailability,
  type WeeklyAvailability,
  weekdays,
} from '#shared/people/availability/schemas.ts';
import { editWeek, emptyWeek, type WeekEdit } from '#shared/people/availability/week.ts';
import { ChangedMeanwhile } from '#web/app/forms/changed-meanwhile.tsx';
import { TimeZoneField } from '#web/app/forms/dates/time-zone-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import type { Change } from '#web/app/operations/use-change.ts';
import { OnceOpened } from '#web/app/shell/page/once-opened.tsx';
import { viewerZone } from '#web/blocks/event-time.ts';
import { DateList } from './date-list.tsx';
import { DayForm } from './day-form.tsx';
import { WeekGrid } from './week-grid.tsx';
import './availability.css';

/** The first save is made over version 0. */
const input = z.strictObject({ ...availabilityFacts, version: z.int().min(0) });

const loadDialog = async () => ({ default: (await import('./date-dialog.tsx')).DateDialog });
const DateDialog = lazy(loadDialog);

const isSound = (week: WeeklyAvailability) =>
  weekdays.every((day) => rangeFaults(week[day].timeRanges).every((fault) => !fault));

interface AvailabilityFormProps {
  /** What saves them: a change made with `isForm`. */
  readonly save: Pick<Change<z.infer<typeof input>, unknown>, 'run' | 'isRunning' | 'rejection'>;
  readonly stored: StoredAvailability | undefined;
  /** The first name of whose hours they are, where they are not one's own. */
  readonly name?: string;
}

/** Hours of a week and of single dates, as a grid and as fields. */
export function AvailabilityForm({ save, stored, name }: AvailabilityFormProps) {
  const [isAdding, setAdding] = useState(false);
  const form = useCheckedForm(
    input,
    stored ?? { weeklyAvailability: emptyWeek(), dateSpecificAvailability: [], timeZone: viewerZone(), version: 0 },
    save,
  );
  const { values } = form;
  const week = values.watch('weeklyAvailability');
  const dates = values.watch('dateSpecificAvailability');
  const edit = (change: WeekEdit) =>
    values.setValue('weeklyAvailability', editWeek(values.getValues('weeklyAvailability'), change), dirty);
  const setDates = (changed: DateAvailability[]) => values.setValue('dateSpecificAvailability', changed, dirty);
  return (
    <>
      <FormView
        form={form}
        actions={
          <SubmitButton form={form} isDisabled={!isSound(week)}>
            Save
          </SubmitButton>
        }
        choice={
          form.rejection?.currentVersion !== undefined && (
            <ChangedMeanwhile form={form} onKeepMine={(version) => values.setValue('version', version)} />
          )
        }
      >
        <Container header={<Header variant="h2">{name ? `${name}’s week` : 'Your week'}</Header>}>
          <WeekGrid week={week} name={name} onEdit={edit} />
        </Container>
        <Container header={<Header variant="h2">Weekly hours</Header>}>
          {weekdays.map((day) => (
            <DayForm key={day} day={day} availability={week[day]} onEdit={edit} />
          ))}
        </Container>
        <Container
          header={
            <Header
              variant="h2"
              description="Hours for a date replace that weekday’s hours."
              actions={
                <Button formAction="none" iconName="add-plus" onClick={() => setAdding(true)}>
                  Add a date
                </Button>
              }
            >
              Date-specific hours
            </Header>
          }
        >
          <DateList dates={dates} onRemove={(removed) => setDates(dates.filter(({ date }) => date !== removed))} />
        </Container>
        <TimeZoneField control={form.control} name="timeZone" label="Time zone" />
      </FormView>
      <OnceOpened isOpen={isAdding} load={loadDialog}>
        <DateDialog
          isOpen={isAdding}
          onClose={() => setAdding(false)}
          onAdd={(added) => setDates(withDate(dates, added))}
        />
      </OnceOpened>
    </>
  );
}

const dirty = { shouldDirty: true } as const;
