import { Link } from 'react-router';
import { checkInWindow } from '#shared/events/attendance/attendance.ts';
import { dependantsContract } from '#shared/events/dependants/contract.ts';
import { MatchAnswer } from '#web/app/cards/match-answer.tsx';
import { NextAnswer } from '#web/app/cards/next-answer.tsx';
import '#web/app/cards/on-pitch.css';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { Avatar } from '#web/blocks/look/avatar.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { Cover } from '#web/blocks/look/cover.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import type { AgendaEntry } from './agenda.ts';
import { chipOf, countdownOf, lineOf, titleOf } from './agenda-words.ts';
import './next-up.css';

interface NextUpProps {
  /** The next one, and what falls into the same hours. */
  readonly entries: readonly AgendaEntry[];
  readonly now: Date;
}

/** The next game as a card: what, when, where, how to get there, and on the day the way in. */
export function NextUp({ entries: [next, ...clashes], now }: NextUpProps) {
  if (!next) return null;
  const { thing, child, match } = next;
  const chip = chipOf(next);
  return (
    <section className="next-up" aria-label="Next up">
      <Cover id={thing.id} gameTypeId={thing.gameTypeId} picture={thing.cover} isFirst />
      <div className="next-up-words">
        <p className="next-up-when">
          {child && <Avatar name={child.firstName} size={24} />}
          {chip && <Chip tone={chip.tone}>{chip.words}</Chip>}
          <b>{countdownOf(next, now)}</b>
        </p>
        <h2>
          <Link to={thing.href}>{titleOf(next)}</Link>
        </h2>
        <p>
          {[match?.competition, thing.place, next.isOtherHousehold && 'with the other parent']
            .filter(Boolean)
            .join(' · ')}
        </p>
        {clashes.map((one) => (
          <p key={one.key} className="next-up-clash">
            <LineIcon name="warning" size={20} />
            <span>
              You can’t be at both: <Link to={one.thing.href}>{titleOf(one)}</Link> · {lineOf(one, true)}
            </span>
          </p>
        ))}
        {child?.mayAnswer && next.mine.status === 'in' && <ChildAnswers eventId={thing.id} child={child} />}
        {match?.role === 'player' && child?.mayAnswer !== false && <MatchAnswer match={match} child={child} />}
        <Deeds entry={next} now={now} />
      </div>
    </section>
  );
}

function Deeds({
  entry: { thing, match, child, mine, isHost },
  now,
}: {
  readonly entry: AgendaEntry;
  readonly now: Date;
}) {
  const { from, until } = checkInWindow(thing);
  const isDoorOpen = now >= new Date(from) && now < new Date(until);
  const checksIn = isDoorOpen && !child && !match && (isHost || mine.status === 'in');
  const door = isHost ? paths.attendance(thing.id) : thing.href;
  return (
    <div className="on-pitch-row">
      {checksIn && (
        <Link className="on-pitch on-pitch-first" to={door}>
          <LineIcon name="qr" size={20} />
          Check in
        </Link>
      )}
      {thing.directions && (
        <a className="on-pitch" href={thing.directions} target="_blank" rel="noreferrer">
          <LineIcon name="directions" size={20} />
          Directions
        </a>
      )}
      {isHost && !checksIn && (
        <Link className="on-pitch" to={paths.manageEvent(thing.id)}>
          <LineIcon name="settings" size={20} />
          Manage
        </Link>
      )}
    </div>
  );
}

interface ChildAnswersProps {
  readonly eventId: string;
  readonly child: NonNullable<AgendaEntry['child']>;
}

/** The child's answer: the one that was given is filled. */
function ChildAnswers({ eventId, child: { dependantId, firstName } }: ChildAnswersProps) {
  const leave = useOperation(dependantsContract, 'leaveForDependant', { done: `${firstName} is out. The host knows.` });
  return (
    <fieldset className="on-pitch-row">
      <legend className="look-said">Is {firstName} in?</legend>
      <NextAnswer isChosen>{`${firstName}’s in`}</NextAnswer>
      <NextAnswer isBusy={leave.isRunning} onClick={() => void leave.run({ eventId, dependantId })}>
        Can’t make it
      </NextAnswer>
    </fieldset>
  );
}
