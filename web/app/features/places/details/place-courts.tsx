import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import type { Place } from '#shared/places/schemas.ts';
import { Pictured } from '#web/blocks/look/pictured.ts';
import { SportTile } from '#web/blocks/look/sport-tile.ts';
import {
  clockWords,
  daysLabel,
  dayWords,
  labelIn,
  lineChoices,
  netChoices,
  settingChoices,
  surfaceChoices,
} from '../search/place-words.ts';

/** What can be played on, and when people meet there to play. */
export function PlaceCourts({ place: { courts, openPlay } }: { place: Place }) {
  if (courts.length + openPlay.length === 0) return null;
  return (
    <Container header={<Header variant="h2">Courts and open play</Header>}>
      <ul className="place-list">
        {courts.map((court) => (
          <li key={court.courtId}>
            <Pictured picture={<SportTile gameTypeId={court.gameTypeId} />}>
              <strong>{court.name}</strong>
              <div className="place-quiet">{courtWords(court)}</div>
            </Pictured>
          </li>
        ))}
        {openPlay.map(({ gameTypeId, days, from, to, level, note, contact, confirmedAt }) => (
          <li key={`${gameTypeId} ${days.join()} ${from}`}>
            <Pictured picture={<SportTile gameTypeId={gameTypeId} />}>
              <strong>Open play: {gameTypeLabel(gameTypeId)}</strong>
              <div>
                {daysLabel(days)}, {clockWords(from)} to {clockWords(to)}
              </div>
              <div className="place-quiet">
                {[level, note, contact, `Confirmed ${dayWords(confirmedAt)}`].filter(Boolean).join(' · ')}
              </div>
            </Pictured>
          </li>
        ))}
      </ul>
    </Container>
  );
}

const courtWords = (court: Place['courts'][number]): string =>
  [
    gameTypeLabel(court.gameTypeId),
    labelIn(surfaceChoices, court.surface),
    labelIn(settingChoices, court.setting),
    court.size,
    court.lights && 'Lights',
    court.accessible && 'Accessible',
    court.nets && `Nets: ${labelIn(netChoices, court.nets).toLowerCase()}`,
    court.lines && `Lines: ${labelIn(lineChoices, court.lines).toLowerCase()}`,
  ]
    .filter(Boolean)
    .join(' · ');
