import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { Answer } from '#shared/contract/operation.ts';
import { substitutesContract } from '#shared/events/substitutes/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadMe } from '#web/app/session/me.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { startIn, viewerZone } from '#web/blocks/event-time.ts';
import { AvatarStack } from '#web/blocks/look/avatar-stack.ts';
import { DateBlock } from '#web/blocks/look/date-block.ts';
import { PeopleChips } from './people-chips.tsx';
import './substitutes.css';

type Found = Answer<typeof substitutesContract.operations.findBestTimes>;

export async function loader() {
  const [{ people }, me] = await Promise.all([operations(substitutesContract).listSharingPeople({}), loadMe()]);
  return { people, own: me.state === 'success' ? me.userId : '' };
}

/** When most of some people can come, from what they say of themselves; who is left out, and one press to plan it. */
export function Component() {
  const { people, own } = useLoaderData<typeof loader>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [found, setFound] = useState<Found>();
  const { run, isRunning, rejection } = useOperation(substitutesContract, 'findBestTimes', {
    onDone: setFound,
    showsProblem: true,
    rereads: false,
  });
  const timeZone = viewerZone();
  const nameOf = (userId: string) =>
    userId === own ? 'You' : (people.find((one) => one.userId === userId)?.displayName ?? 'Player');
  const find = () => {
    const fromDate = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
    const wish = { fromDate, days: 14, earliest: '06:00', latestEnd: '22:00', durationMinutes: 120, timeZone };
    void run({ ...wish, userIds: [...chosen] });
  };
  return (
    <Page
      title="Best time"
      description="Find two hours in the next two weeks when most of you can play. You can pick players from your events who share their hours."
      width="narrow"
    >
      <Container>
        <SpaceBetween size="m">
          <PeopleChips people={people} chosen={chosen} onChange={setChosen} />
          <Button variant="primary" loading={isRunning} onClick={find}>
            Find times
          </Button>
        </SpaceBetween>
      </Container>
      {rejection && <p role="alert">{rejection.title}</p>}
      {found && !rejection && <Times found={found} timeZone={timeZone} nameOf={nameOf} />}
    </Page>
  );
}

interface TimesProps {
  readonly found: Found;
  readonly timeZone: string;
  readonly nameOf: (userId: string) => string;
}

const because = { hours: 'not available then', plans: 'in another event' };

function Times({ found: { times, unknown }, timeZone, nameOf }: TimesProps) {
  return (
    <Container header={<Header variant="h2">Times</Header>}>
      <SpaceBetween size="m">
        {unknown.length > 0 && (
          <p>
            {unknown.map(nameOf).join(', ')} hasn’t shared hours yet.{' '}
            <AppLink to={paths.settings('availability')}>Say when you can play</AppLink>
          </p>
        )}
        {times.length === 0 && <p>No time works yet.</p>}
        {times.map((time) => (
          <TimeRow key={time.startsAt} time={time} timeZone={timeZone} nameOf={nameOf} />
        ))}
      </SpaceBetween>
    </Container>
  );
}

interface TimeRowProps extends Pick<TimesProps, 'timeZone' | 'nameOf'> {
  readonly time: Found['times'][number];
}

/** A time with the faces of who can, how many they are of all, and one press to plan it. */
function TimeRow({ time: { startsAt, localStart, free, lost }, timeZone, nameOf }: TimeRowProps) {
  const of = free.length + lost.length;
  return (
    <div className="best-time">
      <DateBlock date={startsAt} timeZone={timeZone} />
      <div className="best-time-words">
        <strong>{startIn(timeZone, startsAt)}</strong>
        <progress className="best-time-share" max={of} value={free.length} aria-hidden="true" />
        <div className="best-time-who">
          <AvatarStack people={free.map((userId) => ({ name: nameOf(userId) }))} size={24} />
          {`${free.length} of ${of} can make it`}
        </div>
        {lost.length > 0 && (
          <div className="sub-line">
            Can’t make it: {lost.map((one) => `${nameOf(one.userId)} (${because[one.because]})`).join(', ')}
          </div>
        )}
        <AppLink to={paths.createOn(localStart)}>Create the event</AppLink>
      </div>
    </div>
  );
}
