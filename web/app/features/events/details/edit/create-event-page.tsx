import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import type { Parsed } from '#shared/contract/operation.ts';
import { events } from '#shared/events/contract.ts';
import { usualPolicy } from '#shared/events/rsvp/usual-policy.ts';
import { PlaceId } from '#shared/ids.ts';
import { places } from '#shared/places/contract.ts';
import { formAction } from '#web/app/forms/form-action.ts';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { usePageForm } from '#web/app/forms/use-page-form.ts';
import { operations } from '#web/app/operations/operations.ts';
import { keyFor } from '#web/app/operations/request-key.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadMe } from '#web/app/session/me.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { viewerZone } from '#web/blocks/event-time.ts';
import { EventForm, type EventValues } from './event-form.tsx';
import { eventStart } from './event-start.ts';
import { zoneOfCity } from './zone-of-city.ts';

const { input } = events.operations.scheduleEvent;

/** A part of its own: most of the form can be filled in before it is there. */
const RepeatFields = lazy(async () => ({ default: (await import('../../series/repeat-fields.tsx')).RepeatFields }));

const TeamDefaults = lazy(async () => ({ default: (await import('./team-defaults.tsx')).TeamDefaults }));

const TemplatePicker = lazy(async () => ({
  default: (await import('../../series/template-picker.tsx')).TemplatePicker,
}));

/** Loaded apart: the form is there without what only templates and series need. */
const listTemplates = async () =>
  operations((await import('#shared/events/series/contract.ts')).seriesContract).listTemplates({});

/** The form does not wait for templates that cannot be read. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  const placeId = PlaceId.safeParse(searchParams.get('place')).data;
  const [me, { templates }, seen] = await Promise.all([
    loadMe(),
    listTemplates().catch(() => ({ templates: [] })),
    placeId ? operations(places).getPublicPlace({ placeId }) : undefined,
  ]);
  const start = await eventStart(searchParams, templates);
  const place = seen?.place;
  const city = place?.location.city ?? (me.state === 'success' ? me.city : undefined);
  const timeZone = place?.timeZone ?? (city && !start?.isWhole ? await zoneOfCity(city) : undefined);
  return { place, city, timeZone, templates, start, search };
}

type Schedule = Parsed<typeof events.operations.scheduleEvent>;

export const action = formAction(async ({ visit, ...event }: Schedule & { visit: string }) => {
  const { eventId, status, seriesId } = await operations(events).scheduleEvent(event, {
    idempotencyKey: await keyFor(visit, event),
  });
  notify(
    'success',
    status === 'draft' ? 'Your draft is saved' : `Your ${seriesId ? 'events are' : 'event is'} published`,
  );
  return redirect(paths.event(eventId));
});

/** Schedule an event, or keep it as a draft. */
export function Component() {
  const { templates, search } = useLoaderData<typeof loader>();
  return (
    <Page title="Create an event" width="narrow">
      {templates.length > 0 && (
        <Suspense>
          <TemplatePicker templates={templates} />
        </Suspense>
      )}
      <CreateForm key={search} />
    </Page>
  );
}

function CreateForm() {
  const { place, city, timeZone, start } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const [visit] = useState(() => crypto.randomUUID());
  const form = usePageForm(
    input,
    {
      ...emptyEvent,
      ...(timeZone && { timeZone }),
      location: {
        kind: 'place',
        cityPlaceId: city?.placeId ?? '',
        ...(place && { placeId: place.placeId, name: place.name }),
      },
      ...start?.values,
    },
    { also: { visit } },
  );
  const repeats = form.values.watch('reoccurringInfo') !== undefined;
  return (
    <EventForm
      form={form as never}
      cityName={start?.cityName || city?.name || ''}
      near={city}
      onCancel={() => void navigate(-1)}
      hosted={<TeamDefaults form={form as never} except={start?.isWhole ? start.values.hostingTeam : undefined} />}
      repeat={
        <LaterPart height={58}>
          <RepeatFields form={form} />
        </LaterPart>
      }
      buttons={
        <SpaceBetween direction="horizontal" size="xs">
          {!repeats && (
            <Button loading={form.isSending} onClick={() => form.values.setValue('publish', false)}>
              Save as draft
            </Button>
          )}
          <span onClickCapture={() => form.values.setValue('publish', true)}>
            <SubmitButton form={form}>Publish event</SubmitButton>
          </span>
        </SpaceBetween>
      }
    />
  );
}

const emptyEvent: Omit<EventValues, 'location' | 'gameTypeId' | 'localStart'> &
  Partial<EventValues> & { publish: boolean } = {
  title: '',
  kind: 'pickup',
  timeZone: viewerZone(),
  duration: { hours: 2, minutes: 0 },
  description: '',
  capacity: null,
  allowWaitlist: true,
  allowLateRsvp: false,
  visibility: 'public',
  ...usualPolicy,
  publish: true,
};
