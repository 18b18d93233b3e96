import { division, events, type Inputs, nothing, people, season, teams } from './inputs.ts';

const games: Inputs = ({ gameId, playoffId, drawnGames, leagueAt }) =>
  [gameId, playoffId, ...drawnGames, leagueAt.gameId].map((id) => ({ gameId: id }));
const matches: Inputs = ({ gameId, matchIds, leagueAt }) => [
  ...matchIds.map((matchId) => ({ gameId, matchId })),
  { gameId: leagueAt.gameId, matchId: leagueAt.matchId },
];
const tournaments: Inputs = ({ tournamentId, openTournamentId }) =>
  [tournamentId, openTournamentId].map((id) => ({ tournamentId: id }));

/** How the operations of competitions that read are asked. */
export const askedCompetitions: Readonly<Record<string, Inputs>> = {
  getFixture: matches,
  listMatchSubstitutes: matches,
  getMySeasonDues: season,
  getSeasonCheckout: season,
  listSeasonDues: season,
  getMyTournamentDues: tournaments,
  listTournamentDues: tournaments,
  getPublicPlayoff: games,
  getPlayoff: games,
  listPlayoffPlayers: ({ playoffId }) => ['W1-1', 'W1-2'].map((matchId) => ({ gameId: playoffId, matchId })),
  getTeamDraft: nothing,
  getSchedule: season,
  getPublishedSchedule: season,
  getScheduleDesk: season,
  getScheduleVersion: ({ seasonId }) => [{ seasonId, number: '1' }],
  getMySchedule: season,
  listOpenTimes: ({ seasonId }) => [{ seasonId, key: 'none' }],
  listChangeRequests: season,
  getStandings: division,
  getCompetition: division,
  getMyStandings: division,
  getMyCompetition: division,
  getStandingsRules: division,
  listSeasons: teams,
  listOpenSeasons: ({ teamId, seasonTeamId }) => [{ teamIds: `${teamId},${seasonTeamId}` }],
  listTeamSeasons: teams,
  getPublicSeason: season,
  getSeason: season,
  readMailedPlace: ({ mailedPlaces }) => mailedPlaces.map((token) => ({ token })),
  listRegistrationCards: nothing,
  listSeasonRegistrations: season,
  getRegistration: ({ seasonId, teen, grown, childId }) =>
    [teen.userId, grown.userId, childId].map((userId) => ({ seasonId, userId })),
  listTournaments: nothing,
  getPublicTournament: tournaments,
  getTournamentBoard: tournaments,
  getTournament: tournaments,
  listTeamTournaments: teams,
  getPartnerInvite: ({ partnerTokens }) => partnerTokens.map((token) => ({ token })),
  getDesk: tournaments,
  listScoreSheets: tournaments,
  getScoreSheet: ({ sheetTokens }) => sheetTokens.map((token) => ({ token })),
  listGameTypes: nothing,
  listEventGames: events,
  listSeasonGames: season,
  listMySeasonGames: season,
  listGamesOfEvents: ({ eventId }) => [{ eventIds: eventId }],
  getPublicGame: games,
  listMyEventGames: events,
  getGame: games,
  listScoreLog: matches,
  listMatchPlayers: matches,
  listSeasonLeaders: division,
  listMySeasonLeaders: division,
  getPlayerTotals: people,
};
