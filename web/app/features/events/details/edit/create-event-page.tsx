import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { events } from '#shared/events/contract.ts';
import { usualPolicy } from '#shared/events/rsvp/usual-policy.ts';
import { PlaceId } from '#shared/ids.ts';
import { places } from '#shared/places/contract.ts';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useOperationForm } from '#web/app/forms/use-operation-form.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadMe } from '#web/app/session/me.ts';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { viewerZone } from '#web/blocks/event-time.ts';
import { EventForm } from './event-form.tsx';
import { eventStart } from './event-start.ts';
import type { EventValues } from './event-values.ts';
import { zoneOfCity } from './place/zone-of-city.ts';

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
  const form = useOperationForm(events, 'scheduleEvent', {
    defaults: {
      ...emptyEvent,
      ...(timeZone && { timeZone }),
      location: {
        kind: 'place',
        cityPlaceId: city?.placeId ?? '',
        ...(place && { placeId: place.placeId, name: place.name }),
      },
      ...start?.values,
    },
    done: ({ status, seriesId }) =>
      status === 'draft' ? 'Your draft is saved' : `Your ${seriesId ? 'events are' : 'event is'} published`,
    goTo: ({ eventId }) => paths.event(eventId),
  });
  const repeats = form.values.watch('reoccurringInfo') !== undefined;
  return (
    <EventForm
      form={form}
      cityName={start?.cityName || city?.name || ''}
      near={city}
      onCancel={() => void navigate(-1)}
      hosted={<TeamDefaults form={form} except={start?.isWhole ? start.values.hostingTeam : undefined} />}
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

const emptyEvent: Omit<EventValues, 'location' | 'gameTypeId' | 'localStart'> & Partial<EventValues> = {
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
