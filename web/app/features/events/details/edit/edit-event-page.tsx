import { type FormEvent, lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import type { Parsed } from '#shared/contract/operation.ts';
import { events } from '#shared/events/contract.ts';
import { extrasOf } from '#shared/events/details/extras.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { RsvpPolicy } from '#shared/events/rsvp/rsvp-policy.ts';
import { seriesContract } from '#shared/events/series/contract.ts';
import { formAction } from '#web/app/forms/form-action.ts';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { usePageForm } from '#web/app/forms/use-page-form.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import type { SeriesScope } from '../../series/scope-choices.ts';
import { manageEvent } from '../event-access.ts';
import { EventForm, type EventValues } from './event-form.tsx';

const { input } = events.operations.changeEvent;

/** Only dates of a series ask for it. */
const ScopeDialog = lazy(async () => ({ default: (await import('../../series/series-scope.tsx')).ScopeDialog }));

export const loader = (args: LoaderFunctionArgs) => manageEvent(args);

type Change = Parsed<typeof events.operations.changeEvent>;

export const action = formAction(async ({ scope, ...change }: Change & { scope: SeriesScope }) => {
  await (scope === 'this'
    ? operations(events).changeEvent(change)
    : operations(seriesContract).changeSeries({ ...change, scope }));
  notify('success', scope === 'this' ? 'Your event is changed' : 'Your events are changed');
  return redirect(paths.event(change.eventId));
});

/** Change an event. People who are in hear of a new time or place. */
export function Component() {
  const { event, onlineUrl } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const [scope, setScope] = useState<SeriesScope>('this');
  const [isAsking, setAsking] = useState(false);
  const initial = {
    ...valuesOf(event),
    ...(onlineUrl && { onlineUrl }),
    eventId: event.eventId,
    version: event.version,
  };
  const form = usePageForm(input, initial, { also: { scope } });
  const { onSubmit } = form;
  const ask = (submit: FormEvent) => void form.values.handleSubmit(() => setAsking(true))(submit);
  const save = () => {
    setAsking(false);
    onSubmit({ preventDefault: () => undefined, persist: () => undefined } as FormEvent);
  };
  return (
    <Page
      title="Edit event"
      description="People who are in are told when the time or the place changes."
      width="narrow"
    >
      <EventForm
        form={(event.seriesId ? { ...form, onSubmit: ask } : form) as never}
        cityName={event.location.city.name}
        near={event.location.city}
        onCancel={() => void navigate(paths.event(event.eventId))}
        buttons={<SubmitButton form={form}>Save changes</SubmitButton>}
      />
      {event.seriesId && (
        <Suspense>
          <ScopeDialog
            isOpen={isAsking}
            scope={scope}
            isBusy={form.isSending}
            onScope={setScope}
            onClose={() => setAsking(false)}
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
