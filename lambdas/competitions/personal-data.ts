import {
  idsOnly,
  ofNoPerson,
  type PersonalData,
  passing,
  theirs,
} from '#lambdas/accounts/ports/personal-data/personal-data.ts';

/** What competitions keep of people, entity by entity. */
export const competitionsData: PersonalData = {
  part: 'competitions',
  entities: {
    schedule: ofNoPerson('When and where a season is played.'),
    scheduleVersion: ofNoPerson('Which teams play when and where.'),
    changeRequest: ofNoPerson('What one team asks of another about a match.'),
    season: ofNoPerson('What a team says of a season.'),
    seasonGroup: ofNoPerson('What a team says of a group of seasons.'),
    seasonSession: ofNoPerson('When and where a season is played.'),
    squad: idsOnly('Who is in a team, by id; their own registration says so to them.'),
    registration: theirs,
    placeOffer: theirs,
    divisionSpots: idsOnly('Who waits for a place, by id; their own registration says so to them.'),
    playerGroup: idsOnly('Who registered together, by id; their own registration says so to them.'),
    game: idsOnly('Who plays, by id and the name that who runs the game gave them; it says who stood where.'),
    gamePlayer: theirs,
    match: idsOnly('Pairings, by their names in the game.'),
    playerLines: idsOnly('What who did in which match, by id: without the account it is of a former player.'),
    playoff: idsOnly('Pairings in a bracket, by their names in the game.'),
    playoffSnapshot: idsOnly('A bracket as it was before a change, for a day.'),
    playoffSource: ofNoPerson('Which bracket was made from a game.'),
    tournament: ofNoPerson('What a team says of a tournament.'),
    entryList: idsOnly(
      'Who entered a tournament, by id and in which order; where they stand they see on its page. An address that a player invited stays while they wait.',
    ),
    tournamentDesk: ofNoPerson('When and where matches are, and which entries came.'),
    mergeStep: passing(
      30,
      'What it takes to undo that two records of a player became one, which is possible for a week.',
    ),
    scoreLine: idsOnly('Who entered which score, by id: the record that a dispute is settled by.'),
  },
};
