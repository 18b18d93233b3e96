import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import type { Parsed } from '#shared/contract/operation.ts';
import { events } from '#shared/events/contract.ts';
import type { Event } from '#shared/events/schemas.ts';
import { api } from '../../api.ts';
import { formAction } from '../../forms/form-action.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useOperationForm } from '../../forms/use-operation-form.ts';
import { paths } from '../../paths.ts';
import { notify } from '../../shell/notices.ts';
import { Page } from '../../shell/page.tsx';
import { manageEvent } from './event-access.ts';
import { EventForm, type EventValues } from './event-form.tsx';

const { input } = events.operations.changeEvent;

export const loader = (args: LoaderFunctionArgs) => manageEvent(args);

export const action = formAction(async (change: Parsed<typeof events.operations.changeEvent>) => {
  await api.events.changeEvent(change);
  notify('success', 'Your event is changed');
  return redirect(paths.event(change.eventId));
});

/** Change an event. People who are in hear of a new time or place. */
export function Component() {
  const { event } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const form = useOperationForm(input, { ...valuesOf(event), eventId: event.eventId, version: event.version });
  return (
    <Page
      title="Edit event"
      description="People who are in are told when the time or the place changes."
      width="narrow"
    >
      <EventForm
        form={form as never}
        cityName={event.location.city.name}
        onCancel={() => void navigate(paths.event(event.eventId))}
        buttons={<SubmitButton form={form}>Save changes</SubmitButton>}
      />
    </Page>
  );
}

function valuesOf(event: Event): EventValues {
  const { kind, name, address, city, point } = event.location;
  const { title, gameTypeId, otherGameType, localStart, timeZone, duration, description } = event;
  const { capacity, allowWaitlist, allowLateRsvp, visibility } = event;
  return {
    title,
    gameTypeId,
    ...(otherGameType && { otherGameType }),
    kind: event.kind,
    location: { kind, ...(name && { name }), ...(address && { address }), cityPlaceId: city.placeId, point },
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
