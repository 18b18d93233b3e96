import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { checkInWindow } from '#shared/events/attendance/attendance.ts';
import { dependantsContract } from '#shared/events/dependants/contract.ts';
import { placeLabel } from '#shared/events/details/place-label.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { Avatar } from '#web/blocks/look/avatar.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { Cover } from '#web/blocks/look/cover.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import type { AgendaEntry } from './agenda.ts';
import { chipOf, countdownOf, directionsTo, lineOf, titleOf } from './agenda-words.ts';
import './next-up.css';

interface NextUpProps {
  /** The next one, and what falls into the same hours. */
  readonly entries: readonly AgendaEntry[];
  readonly now: Date;
}

/** The next game as a card: what, when, where, how to get there, and on the day the way in. */
export function NextUp({ entries: [next, ...clashes], now }: NextUpProps) {
  if (!next) return null;
  const { event, child } = next;
  const chip = chipOf(next);
  return (
    <section className="next-up" aria-label="Next up">
      <Cover id={event.eventId} gameTypeId={event.gameTypeId} picture={event.cover} isFirst />
      <div className="next-up-words">
        <p className="next-up-when">
          {child && <Avatar name={child.firstName} size={24} />}
          {chip && <Chip tone={chip.tone}>{chip.words}</Chip>}
          <b>{countdownOf(next, now)}</b>
        </p>
        <h2>
          <Link to={paths.event(event.eventId)}>{titleOf(next)}</Link>
        </h2>
        <p>
          {placeLabel(event.location)}
          {next.isOtherHousehold && ' · with the other parent'}
        </p>
        {clashes.map((one) => (
          <p key={one.key} className="next-up-clash">
            <LineIcon name="warning" size={20} />
            <span>
              You can’t be at both: <Link to={paths.event(one.event.eventId)}>{titleOf(one)}</Link> ·{' '}
              {lineOf(one, true)}
            </span>
          </p>
        ))}
        {child?.mayAnswer && next.mine.status === 'in' && <ChildAnswers {...{ event, child }} />}
        <Deeds entry={next} now={now} />
      </div>
    </section>
  );
}

function Deeds({ entry: { event, child, mine, isHost }, now }: { readonly entry: AgendaEntry; readonly now: Date }) {
  const { from, until } = checkInWindow(event);
  const isDoorOpen = now >= new Date(from) && now < new Date(until);
  const checksIn = isDoorOpen && !child && (isHost || mine.status === 'in');
  const door = isHost ? paths.attendance(event.eventId) : paths.event(event.eventId);
  return (
    <div className="next-up-deeds">
      {checksIn && (
        <Link className="on-pitch on-pitch-first" to={door}>
          <LineIcon name="qr" size={20} />
          Check in
        </Link>
      )}
      {event.location.kind !== 'tbd' && (
        <a className="on-pitch" href={directionsTo(event)} target="_blank" rel="noreferrer">
          <LineIcon name="directions" size={20} />
          Directions
        </a>
      )}
      {isHost && !checksIn && (
        <Link className="on-pitch" to={paths.manageEvent(event.eventId)}>
          <LineIcon name="settings" size={20} />
          Manage
        </Link>
      )}
    </div>
  );
}

interface ChildAnswersProps {
  readonly event: AgendaEntry['event'];
  readonly child: NonNullable<AgendaEntry['child']>;
}

/** The child's answer: the one that was given is filled. */
function ChildAnswers({ event: { eventId }, child: { dependantId, firstName } }: ChildAnswersProps) {
  const leave = useOperation(dependantsContract, 'leaveForDependant', { done: `${firstName} is out. The host knows.` });
  return (
    <fieldset className="next-up-deeds">
      <legend className="look-said">Is {firstName} in?</legend>
      <Answer isChosen>{`${firstName}’s in`}</Answer>
      <Answer isBusy={leave.isRunning} onClick={() => void leave.run({ eventId, dependantId })}>
        Can’t make it
      </Answer>
    </fieldset>
  );
}

interface AnswerProps {
  readonly isChosen?: boolean;
  readonly isBusy?: boolean;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

const Answer = ({ isChosen = false, isBusy = false, onClick, children }: AnswerProps) => (
  <button
    type="button"
    className={isChosen ? 'on-pitch on-pitch-first' : 'on-pitch'}
    aria-pressed={isChosen}
    aria-busy={isBusy}
    onClick={onClick}
  >
    {isChosen && <LineIcon name="check" size={20} />}
    {children}
  </button>
);
