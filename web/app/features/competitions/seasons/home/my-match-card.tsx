import { Link } from 'react-router';
import type { SideOf } from '#shared/competitions/seasons/home/home-match.ts';
import { untilWords } from '#shared/competitions/seasons/home/match-days.ts';
import { toLocal } from '#shared/time.ts';
import { MatchAnswer } from '#web/app/cards/match-answer.tsx';
import { paths } from '#web/app/router/paths.ts';
import { viewerZone } from '#web/blocks/event-time.ts';
import { shortDayOf, timeOf } from '#web/blocks/look/event-card-words.ts';
import { SquadCrest } from '../squads/squad-crest.tsx';
import type { MyMatch } from './load-my-match.ts';
import './season-next.css';

interface MyMatchCardProps {
  readonly match: MyMatch;
  readonly sideOf: SideOf;
  readonly now: Date;
}

/** The next match of the reader or their child: both teams, time and place, who is in, and the answer. */
export function MyMatchCard({ match: { fixture, mine, sides }, sideOf, now }: MyMatchCardProps) {
  const players = mine.filter(({ role }) => role === 'player');
  const until = untilWords(toLocal(new Date(fixture.startsAt), fixture.timeZone), toLocal(now, fixture.timeZone));
  const own = sides.find(({ sideId }) => players.some((one) => one.sideId === sideId));
  return (
    <section className="season-next" aria-label="Your next match">
      <div className="season-next-head">
        <h2>{`${whose(players)} next match · ${until}`}</h2>
        {fixture.place && <span>{fixture.place}</span>}
      </div>
      <Link className="season-next-match" to={paths.match(fixture)} aria-label={`${fixture.title}: match page`}>
        {fixture.sides.map(({ sideId, name }) => (
          <span key={sideId} className="season-next-side">
            <SquadCrest id={sideId} name={name} logo={sideOf(sideId).logo} size={72} />
            <b>{name}</b>
          </span>
        ))}
        <span className="season-next-when">
          <b>{shortDayOf(fixture)}</b>
          <span>{timeOf(fixture, viewerZone())}</span>
        </span>
      </Link>
      {own && <p>{answersWords(own)}</p>}
      {players.map(({ dependantId, firstName, answer }) => (
        <MatchAnswer
          key={dependantId ?? 'me'}
          match={{ ...fixture, answer }}
          child={dependantId === undefined ? undefined : { dependantId, firstName: firstName ?? 'Your child' }}
        />
      ))}
    </section>
  );
}

/** `Your`, or `Leo’s` where only the child plays. */
function whose(players: MyMatch['mine']): string {
  const [first] = players;
  return first?.firstName && players.every(({ firstName }) => firstName === first.firstName)
    ? `${first.firstName}’s`
    : 'Your';
}

/** `9 in · 2 out · 1 maybe · 3 no answer`. */
const answersWords = (side: MyMatch['sides'][number]): string =>
  [
    `${side.in} in`,
    `${side.out} out`,
    ...(side.maybe > 0 ? [`${side.maybe} maybe`] : []),
    `${side.noAnswer} no answer`,
  ].join(' · ');
