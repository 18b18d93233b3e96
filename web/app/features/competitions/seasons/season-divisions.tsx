import { wholePrice, wholeTeamFee } from '#shared/competitions/payments/whole-prices.ts';
import { agesInWords } from '#shared/competitions/seasons/community-ages.ts';
import { rulesOf } from '#shared/competitions/seasons/roster-rules.ts';
import { modeLabel } from '#shared/competitions/seasons/season-words.ts';
import type { SeasonView, Spots } from '#shared/competitions/seasons/views.ts';
import { capitalized } from '#shared/competitions/standings/words.ts';
import { formatMoney } from '#shared/money.ts';
import { waysInSentence } from '#shared/payments/outside/pay-outside.ts';
import { quantity } from '#shared/quantity.ts';

/** `3 of 8 team spots left, 2 on the waitlist`; nothing before someone registers where spots have no limit. */
function roomInWords({ kind, taken, left, waiting }: Spots): string | undefined {
  if (left === undefined && taken === 0 && waiting === 0) return undefined;
  const joined = kind === 'teams' ? quantity(taken, 'team') : quantity(taken, 'free agent');
  const spots = kind === 'teams' ? 'team spot' : 'free agent spot';
  const room = left === undefined ? joined : `${left} of ${quantity(taken + left, spots)} left`;
  return waiting > 0 ? `${room}, ${waiting} on the waitlist` : room;
}

const withDot = (words: string | undefined) => words && ` · ${words}`;

/** The divisions of a season with their ages and spots, and the prices. */
export function SeasonDivisions({ view: { season, spots, team, adjustMinor } }: { view: SeasonView }) {
  const { divisions, registrationModes } = season;
  const terms = { plan: team.plan, adjustMinor };
  const teamFee = wholeTeamFee(season, terms);
  const kinds = [
    ...(registrationModes.includes('create_team') ? ['teams'] : []),
    ...(registrationModes.some((mode) => mode === 'individual' || mode === 'small_group') ? ['players'] : []),
  ];
  const priced = registrationModes.flatMap((mode) => {
    const price = wholePrice(season, mode, terms);
    return price ? [[mode, price] as const] : [];
  });
  return (
    <section className="page-card">
      <h2>Divisions</h2>
      <ul className="page-rows">
        {divisions.map(({ divisionId, name, daysOfWeek }) => (
          <li key={divisionId}>
            <strong>{name}</strong>
            {withDot(agesInWords(rulesOf(season, divisionId)))}
            {daysOfWeek.length > 0 && ` · ${daysOfWeek.map(capitalized).join(', ')}`}
            <div className="season-quiet">
              {spots
                .filter((one) => one.divisionId === divisionId && kinds.includes(one.kind))
                .flatMap((one) => roomInWords(one) ?? [])
                .join(' · ')}
            </div>
          </li>
        ))}
      </ul>
      {(priced.length > 0 || teamFee) && (
        <>
          <h2 className="season-price">Price</h2>
          <ul className="page-rows">
            {priced.map(([mode, price]) => (
              <li key={mode}>
                {modeLabel[mode]}: {formatMoney(price)}
              </li>
            ))}
            {teamFee && <li>Per team: {formatMoney(teamFee)}</li>}
          </ul>
          {season.refundPolicy && (season.payOutside ?? []).length === 0 && (
            <p className="season-quiet">With all fees.</p>
          )}
          {season.payOutside && (
            <p className="season-quiet">{`You pay the organizer ${waysInSentence(season.payOutside)}.`}</p>
          )}
        </>
      )}
    </section>
  );
}
