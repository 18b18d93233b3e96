import Button from '@cloudscape-design/components/button';
import { lazy, Suspense, useMemo, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { events } from '#shared/events/contract.ts';
import { usualPolicy } from '#shared/events/rsvp/usual-policy.ts';
import { PlaceId } from '#shared/ids.ts';
import { places } from '#shared/places/contract.ts';
import { zoneOfCity } from '#web/app/forms/places/zone-of-city.ts';
import { useOperationForm } from '#web/app/forms/use-operation-form.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadMe } from '#web/app/session/me.ts';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { viewerZone } from '#web/blocks/event-time.ts';
import type { Pickable } from '../../hosts/people-picker.tsx';
import { EventForm } from './event-form.tsx';
import type { EventValues } from './event-values.ts';
import { firstSports, readHosted } from './host-habits.ts';
import { recentPlaces } from './place/place-choices.ts';
import { PublishBar } from './publish/publish-bar.tsx';
import { forgetDraft, readDraft, useSavedDraft } from './saved-draft.ts';
import { habitsOf, useHabits } from './use-habits.ts';
import { eventStart } from './when/event-start.ts';

/** A part of its own: most events happen once. */
const RepeatFields = lazy(async () => ({ default: (await import('../../series/repeat-fields.tsx')).RepeatFields }));

/** Loaded with *More options*. */
const CohostsField = lazy(async () => ({ default: (await import('../../hosts/cohosts-field.tsx')).CohostsField }));

const TeamDefaults = lazy(async () => ({ default: (await import('./hosting/team-defaults.tsx')).TeamDefaults }));

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
  const [me, { templates }, hosted, seen] = await Promise.all([
    loadMe(),
    listTemplates().catch(() => ({ templates: [] })),
    readHosted(),
    placeId ? operations(places).getPublicPlace({ placeId }) : undefined,
  ]);
  const start = await eventStart(searchParams, templates);
  const place = seen?.place;
  const person = me.state === 'success' ? me : undefined;
  const city = place?.location.city ?? person?.city;
  const timeZone = place?.timeZone ?? (city && !start?.isWhole ? await zoneOfCity(city) : undefined);
  const userId = person?.userId ?? '';
  const draft = search === '' ? readDraft(userId) : undefined;
  return { place, city, timeZone, templates, start, search, hosted, played: person?.games, userId, draft };
}

/** Create an event on one screen, or go on with a draft. */
export function Component() {
  const { templates, search } = useLoaderData<typeof loader>();
  return (
    <Page title="Create an event" width="narrow">
      <CreateForm key={search} />
      {templates.length > 0 && (
        <Suspense>
          <TemplatePicker templates={templates} />
        </Suspense>
      )}
    </Page>
  );
}

/** What the form begins with: a draft, what the address says, the host's habits, or the usual. */
function useDefaults() {
  const { place, city, timeZone, start, hosted, played, draft } = useLoaderData<typeof loader>();
  return useMemo(() => {
    const [last] = place || start?.isWhole ? [] : hosted;
    const gameTypeId = last?.gameTypeId ?? played?.[0];
    const zone = timeZone ?? last?.timeZone ?? viewerZone();
    const { location, ...habits } = habitsOf(last, gameTypeId, zone, new Date());
    const { cityName: _, ...saved } = draft ?? { cityName: '' };
    return {
      ...emptyEvent,
      ...(gameTypeId && { gameTypeId }),
      timeZone: zone,
      ...habits,
      location: location ?? {
        kind: 'place' as const,
        cityPlaceId: city?.placeId ?? '',
        ...(place && { placeId: place.placeId, name: place.name }),
      },
      ...saved,
      ...start?.values,
    };
  }, [place, city, timeZone, start, hosted, played, draft]);
}

function CreateForm() {
  const { city, start, hosted, played, userId, draft } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const [cohosts, setCohosts] = useState<readonly Pickable[]>([]);
  const form = useOperationForm(events, 'scheduleEvent', {
    defaults: useDefaults(),
    done: ({ status, seriesId }) =>
      status === 'draft' ? 'Your draft is saved' : `Your ${seriesId ? 'events are' : 'event is'} published`,
    onDone: async ({ eventId }) => {
      forgetDraft(userId);
      if (cohosts.length > 0) await (await import('../../hosts/invite-cohosts.ts')).inviteCohosts(eventId, cohosts);
    },
    goTo: ({ eventId, status }) => `${paths.event(eventId)}${status === 'draft' ? '' : '?invite'}`,
  });
  const cityName = start?.cityName || draft?.cityName || hosted[0]?.location.city.name || city?.name || '';
  useHabits(form, hosted, draft !== undefined || start?.isWhole === true);
  const isSaved = useSavedDraft(form, userId, cityName);
  const repeats = form.values.watch('reoccurringInfo') !== undefined;
  const recent = useMemo(
    () =>
      recentPlaces(
        hosted.map(({ location }) => location),
        city,
      ),
    [hosted, city],
  );
  return (
    <EventForm
      form={form}
      firstSports={firstSports(hosted, played)}
      cityName={cityName}
      near={city}
      recentPlaces={recent}
      hosted={<TeamDefaults form={form} except={start?.isWhole ? start.values.hostingTeam : undefined} />}
      repeat={
        <LaterPart height={58}>
          <RepeatFields form={form} />
        </LaterPart>
      }
      cohosts={
        !repeats && (
          <LaterPart height={92}>
            <CohostsField value={cohosts} onChange={setCohosts} />
          </LaterPart>
        )
      }
      bar={
        <PublishBar form={form} isSaved={isSaved || draft !== undefined}>
          {!repeats && (
            <Button
              variant="inline-link"
              disabled={form.isSending}
              onClick={() => form.values.setValue('publish', false)}
            >
              Save as draft
            </Button>
          )}
          <Button variant="inline-link" formAction="none" onClick={() => void navigate(-1)}>
            Cancel
          </Button>
        </PublishBar>
      }
    />
  );
}

const emptyEvent: Omit<EventValues, 'location' | 'gameTypeId' | 'localStart'> & Partial<EventValues> = {
  title: '',
  kind: 'pickup',
  timeZone: viewerZone(),
  duration: { hours: 1, minutes: 30 },
  description: '',
  capacity: null,
  allowWaitlist: true,
  allowLateRsvp: false,
  visibility: 'public',
  ...usualPolicy,
  publish: true,
};
