import {
  idsOnly,
  ofNoPerson,
  type PersonalData,
  passing,
  theirs,
} from '#lambdas/accounts/ports/personal-data/personal-data.ts';

/** What the teams context keeps of people, entity by entity. */
export const teamsData: PersonalData = {
  part: 'teams',
  entities: {
    membership: { exported: 'own', erased: { byAct: 'A member on a roster cannot leave.' } },
    team: idsOnly('What is said of a community, and whose it is, by id.'),
    namedThing: idsOnly('What an event or a competition is called and whose it is, by id.'),
    teamCard: ofNoPerson('Where a community is, as it is public.'),
    teamDraft: theirs,
    teamRequest: theirs,
    teamPast: theirs,
    teamSheet: ofNoPerson('How a roster is laid out.'),
    teamDuty: idsOnly('Who took what a team has to do, by id.'),
    teamImport: idsOnly('That a manager imported a roster, by id.'),
    teamImportPart: passing(30, 'What it takes to undo an import, which is possible for a week.'),
    rosterMerge: passing(
      30,
      'What it takes to undo that two records of a player became one, which is possible for a week.',
    ),
    organization: idsOnly('What an organisation says of itself, and who heads it, by id.'),
    organizationRequest: theirs,
    organizationTeam: ofNoPerson('Which communities belong to an organisation.'),
    externalTeam: idsOnly(
      'How an opponent without an account is reached, entered by a team that plays it; who claims it, by id.',
    ),
    rosterPerson: idsOnly(
      'What a team calls a player who has no account, and the account that took over from them, by id.',
    ),
    teamInvite: passing(
      90,
      'An invitation is for the reader of the mail at an address, and is forgotten after it ended.',
    ),
  },
};
