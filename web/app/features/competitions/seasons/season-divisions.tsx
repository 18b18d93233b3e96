import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { amountInWords, modeLabel } from '#shared/competitions/seasons/season-words.ts';
import type { SeasonView, Spots } from '#shared/competitions/seasons/views.ts';
import type { RegistrationMode } from '#shared/competitions/seasons/words.ts';

/** `3 of 8 places for teams left, 2 wait`. */
function roomInWords({ kind, taken, left, waiting }: Spots): string {
  const [one, whom] = kind === 'teams' ? ['team', 'teams'] : ['person without a team', 'people without a team'];
  const room =
    left === undefined ? `${taken} ${taken === 1 ? one : whom}` : `${left} of ${taken + left} places for ${whom} left`;
  return waiting > 0 ? `${room}, ${waiting} on the waitlist` : room;
}

/** The pools of a season with their room, and what it costs. */
export function SeasonDivisions({ view: { season, spots } }: { view: SeasonView }) {
  const { divisions, registrationModes, prices, currency, teamFee } = season;
  const kinds = [
    ...(registrationModes.includes('create_team') ? ['teams'] : []),
    ...(registrationModes.some((mode) => mode === 'individual' || mode === 'small_group') ? ['players'] : []),
  ];
  const priced = (Object.entries(prices) as [RegistrationMode, number | undefined][]).flatMap(([mode, amount]) =>
    amount === undefined ? [] : [[mode, amount] as const],
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
          <p>Paid to the organiser. Nothing is charged here: paying online is not open yet.</p>
          <ul>
            {priced.map(([mode, amount]) => (
              <li key={mode}>
                {modeLabel[mode]}: {amountInWords(amount, currency)}
              </li>
            ))}
            {teamFee && <li>For a team: {amountInWords(teamFee.amountMinor, currency)}</li>}
          </ul>
        </>
      )}
    </Container>
  );
}
