import { idsOnly, ofNobody, type PersonalData, theirs } from '../kernel/personal/personal-data.ts';

/** What the teams context keeps of people, entity by entity; the roster itself is told with the accounts. */
export const teamsData: PersonalData = {
  part: 'teams',
  entities: {
    team: idsOnly('What is said of a community, and whose it is, by id.'),
    teamCard: ofNobody('Where a community is, as everybody can find it.'),
    teamDraft: theirs,
    teamRequest: theirs,
  },
};
