import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { checkInWindow } from '#shared/events/attendance/attendance.ts';
import { attendanceContract, type DoorEntry } from '#shared/events/attendance/contract.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { startIn } from '#web/blocks/event-time.ts';
import { eventAtDoor } from '../details/event-access.ts';
import { CodeCamera } from './code-camera.tsx';
import { DoorList } from './door-list.tsx';
import { personInCode } from './person-in-code.ts';
import { useScans } from './use-scans.ts';
import './door.css';
import { Stars } from '#web/blocks/look/stars.ts';

/** What people say is for those who manage the event. */
const unrated = { ratings: [] };

export async function loader(args: LoaderFunctionArgs) {
  const { event, canManage } = await eventAtDoor(args);
  const people: DoorEntry[] = [];
  let page = await operations(attendanceContract).listAttendance({ eventId: event.eventId });
  people.push(...page.people);
  while (page.nextCursor) {
    page = await operations(attendanceContract).listAttendance({ eventId: event.eventId, cursor: page.nextCursor });
    people.push(...page.people);
  }
  const { ratings } = canManage
    ? await operations(attendanceContract).listEventRatings({ eventId: event.eventId })
    : unrated;
  return { event, canManage, people, counts: page.counts, seesCare: page.seesCare, ratings };
}

/** Who came, for whoever stands at the door with a phone. */
export function Component() {
  const { event, canManage, people, counts, seesCare, ratings } = useLoaderData<typeof loader>();
  const { scans, said, unsay, add, dismiss } = useScans(event.eventId, event.timeZone);
  const [code, setCode] = useState('');
  const scanned = (read: string) => {
    const found = people.find(({ userId }) => userId === personInCode(read));
    add({ code: read, label: found?.displayName ?? 'A code' });
  };
  return (
    <Page
      title={`Attendance of ${event.title}`}
      description={
        canManage ? (
          <AppLink to={paths.manageEvent(event.eventId)}>Manage the event</AppLink>
        ) : (
          <AppLink to={paths.event(event.eventId)}>See the event</AppLink>
        )
      }
    >
      <div className="door-state">
        <p className="door-counts">{`${counts.in} in · ${counts.checkedIn} checked in · ${counts.missing} missing`}</p>
        <OpensLater event={event} />
        <div aria-live="assertive">{said && <Alert type="info">{said}</Alert>}</div>
        <CodeCamera onCode={scanned} />
      </div>
      <form
        onSubmit={(sent) => {
          sent.preventDefault();
          if (code.trim()) add({ code: code.trim(), label: `Code ${code.trim()}` });
          setCode('');
        }}
      >
        <FormField label="Check-in code" secondaryControl={<Button formAction="submit">Check in by code</Button>}>
          <Input value={code} onChange={({ detail }) => setCode(detail.value)} autoComplete={false} />
        </FormField>
      </form>
      {scans.length > 0 && (
        <section aria-label="Scans to be sent">
          <ul className="door-list">
            {scans.map(({ scanId, label, refused }) => (
              <li key={scanId}>
                {`${label}: ${refused ?? 'waiting to be sent'}`}
                {refused && (
                  <Button ariaLabel={`Dismiss ${label}`} onClick={() => dismiss(scanId)}>
                    Dismiss
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <DoorList
        event={event}
        people={people}
        seesCare={seesCare}
        waiting={new Set(scans.filter(({ refused }) => !refused).map(({ userId }) => userId))}
        onCheckIn={({ userId, displayName }) => add({ userId, label: displayName })}
        onUndo={unsay}
      />
      {ratings.length > 0 && (
        <section>
          <h2>Ratings</h2>
          <ul className="door-list">
            {ratings.map(({ stars, text, ratedAt }) => (
              <li key={ratedAt}>
                <Stars value={stars} label={`${stars} of 5`} /> {text}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}

/** From when people can be checked in; nothing once they can. */
function OpensLater({ event }: { readonly event: Event }) {
  const { from } = checkInWindow(event);
  return new Date() < new Date(from) && <p>{`Check-in opens ${startIn(event.timeZone, from)}.`}</p>;
}
