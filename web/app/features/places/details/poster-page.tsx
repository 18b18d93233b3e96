import Button from '@cloudscape-design/components/button';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { places } from '#shared/places/contract.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { QrCode } from '#web/app/media/qr-code.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { startOf } from '#web/blocks/event-time.ts';
import { placeIdOf } from './edit/place-access.ts';
import './places.css';

export async function loader({ request }: LoaderFunctionArgs) {
  const placeId = placeIdOf(new URL(request.url).searchParams.get('place'));
  const [{ place }, { events }] = await Promise.all([
    operations(places).getPublicPlace({ placeId }, { signal: request.signal }),
    operations(places).listPlaceEvents({ placeId, limit: 6 }, { signal: request.signal }),
  ]);
  return { place, events, address: new URL(paths.place(placeId), location.origin).href };
}

/** A page to print and hang up, on A4 or letter: what the place is called, what comes next, and a code that leads there. */
export function Component() {
  const { place, events, address } = useLoaderData<typeof loader>();
  const { name, location: where, sports } = place;
  return (
    <Page
      title={name}
      width="narrow"
      description={[where.address, where.city.name].filter(Boolean).join(', ')}
      actions={
        <span className="not-printed">
          <Button iconName="file" onClick={() => print()}>
            Print
          </Button>
        </span>
      }
    >
      <div className="poster">
        <p>Play here: {sports.map((sport) => gameTypeLabel(sport)).join(', ')}</p>
        <div className="poster-code">
          <QrCode text={address} label={`Code that leads to the page of ${name}`} />
        </div>
        <p className="poster-address">{address}</p>
        <h2>Upcoming events</h2>
        {events.length === 0 && <p>No events yet. Scan the code and plan one.</p>}
        <ul className="place-list">
          {events.map(({ eventId, title, ...event }) => (
            <li key={eventId}>
              <strong>{title}</strong>
              <div>{startOf(event)}</div>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
