import Button from '@cloudscape-design/components/button';
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import type { Sent } from '#shared/contract/operation.ts';
import { events } from '#shared/events/contract.ts';
import { extrasOf } from '#shared/events/details/extras.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { RsvpPolicy } from '#shared/events/rsvp/rsvp-policy.ts';
import { seriesContract } from '#shared/events/series/contract.ts';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { paths } from '#web/app/router/paths.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import type { SeriesScope } from '../../series/scope-choices.ts';
import { manageEvent } from '../event-access.ts';
import { EventForm } from './event-form.tsx';
import { EventFields, type EventValues } from './event-values.ts';

/** Only dates of a series ask for it. */
const ScopeDialog = lazy(async () => ({ default: (await import('../../series/series-scope.tsx')).ScopeDialog }));

export const loader = (args: LoaderFunctionArgs) => manageEvent(args);

type Change = Sent<typeof events.operations.changeEvent>;

/** Change an event. Players who are in hear of a new time or place. */
export function Component() {
  const { event, onlineUrl, payOutside } = useLoaderData<typeof loader>();
  const { eventId, version } = event;
  const navigate = useNavigate();
  const [scope, setScope] = useState<SeriesScope>('this');
  /** What is saved once it is said for which dates. */
  const [asked, setAsked] = useState<Change>();
  const { run, ...change } = useChange(
    ({ scope, ...details }: Change & { scope: SeriesScope }): Promise<unknown> =>
      scope === 'this'
        ? operations(events).changeEvent(details)
        : operations(seriesContract).changeSeries({ ...details, scope }),
    {
      done: (_, sent) => (sent.scope === 'this' ? 'Your event is updated' : 'Your events are updated'),
      goTo: paths.event(eventId),
      isForm: true,
    },
  );
  const form = useCheckedForm(
    EventFields,
    { ...valuesOf(event), ...(onlineUrl && { onlineUrl }), ...(payOutside && { payOutside }) },
    {
      ...change,
      run: async ({ publish: _, reoccurringInfo: __, excludedDates: ___, ...details }) => {
        const sent = { ...details, eventId, version };
        if (event.seriesId) setAsked(sent);
        else await run({ ...sent, scope });
      },
    },
  );
  const save = () => {
    setAsked(undefined);
    if (asked) void run({ ...asked, scope });
  };
  return (
    <Page
      title="Edit event"
      description="If the time or the place changes, we tell the players who are in."
      width="narrow"
    >
      <EventForm
        form={form}
        eventId={eventId}
        isOfSeries={event.seriesId !== undefined}
        firstSports={[event.gameTypeId]}
        cityName={event.location.city.name}
        near={event.location.city}
        bar={
          <>
            <SubmitButton form={form}>Save changes</SubmitButton>
            <Button variant="inline-link" formAction="none" onClick={() => void navigate(paths.event(eventId))}>
              Cancel
            </Button>
          </>
        }
      />
      {asked && (
        <Suspense>
          <ScopeDialog
            scope={scope}
            isBusy={form.isSending}
            onScope={setScope}
            onClose={() => setAsked(undefined)}
            onConfirm={save}
          />
        </Suspense>
      )}
    </Page>
  );
}

function valuesOf(event: Event): EventValues {
  const { kind, placeId, courts, name, address, city, point } = event.location;
  const { title, gameTypeId, otherGameType, localStart, timeZone, duration, description } = event;
  const { capacity, allowWaitlist, allowLateRsvp, visibility } = event;
  return {
    ...RsvpPolicy.parse(event),
    ...extrasOf(event),
    title,
    gameTypeId,
    ...(otherGameType && { otherGameType }),
    kind: event.kind,
    location: {
      kind,
      ...(placeId && { placeId }),
      ...(courts && { courtIds: courts.map(({ courtId }) => courtId) }),
      ...(name && { name }),
      ...(address && { address }),
      cityPlaceId: city.placeId,
      point,
    },
    localStart,
    timeZone,
    duration,
    description,
    capacity,
    allowWaitlist,
    allowLateRsvp,
    visibility,
  };
}
