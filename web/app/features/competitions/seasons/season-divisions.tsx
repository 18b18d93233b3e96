import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { modeLabel } from '#shared/competitions/seasons/season-words.ts';
import type { SeasonView, Spots } from '#shared/competitions/seasons/views.ts';
import type { RegistrationMode } from '#shared/competitions/seasons/words.ts';
import { formatMoney, type Money } from '#shared/money.ts';
import { quantity } from '#shared/quantity.ts';

/** `3 of 8 places left for teams, 2 on the waitlist`; of players, those who signed up on their own. */
function roomInWords({ kind, taken, left, waiting }: Spots): string {
  const joined = kind === 'teams' ? quantity(taken, 'team') : `${taken} signed up on their own`;
  const kinds = kind === 'teams' ? 'teams' : 'people signing up on their own';
  const room = left === undefined ? joined : `${left} of ${quantity(taken + left, 'place')} left for ${kinds}`;
  return waiting > 0 ? `${room}, ${waiting} on the waitlist` : room;
}

/** The pools of a season with their room, and what it costs. */
export function SeasonDivisions({ view: { season, spots } }: { view: SeasonView }) {
  const { divisions, registrationModes, prices, teamFee } = season;
  const kinds = [
    ...(registrationModes.includes('create_team') ? ['teams'] : []),
    ...(registrationModes.some((mode) => mode === 'individual' || mode === 'small_group') ? ['players'] : []),
  ];
  const priced = (Object.entries(prices) as [RegistrationMode, Money | undefined][]).flatMap(([mode, price]) =>
    price === undefined ? [] : [[mode, price] as const],
  );
  return (
    <Container header={<Header variant="h2">Divisions</Header>}>
      <ul>
        {divisions.map(({ divisionId, name, daysOfWeek }) => (
          <li key={divisionId}>
            <strong>{name}</strong>
            {daysOfWeek.length > 0 && ` (${daysOfWeek.join(', ')})`}:{' '}
            {spots
              .filter((one) => one.divisionId === divisionId && kinds.includes(one.kind))
              .map(roomInWords)
              .join('; ')}
          </li>
        ))}
      </ul>
      {(priced.length > 0 || teamFee) && (
        <>
          <p>You pay the organizer directly.</p>
          <ul>
            {priced.map(([mode, price]) => (
              <li key={mode}>
                {modeLabel[mode]}: {formatMoney(price)}
              </li>
            ))}
            {teamFee && <li>For a team: {formatMoney(teamFee)}</li>}
          </ul>
        </>
      )}
    </Container>
  );
}
