import {
  idsOnly,
  ofNoPerson,
  type PersonalData,
  passing,
  theirs,
} from '#lambdas/accounts/ports/personal-data/personal-data.ts';
import { noteDays } from './rsvp/decision-notes.ts';

const countsOnly = 'Counts and ids of what people did together; without the account an id leads nowhere.';
const elsewhere = 'What it says of the person is in their answers and in the lists that they are handed.';

/** What the events context keeps of people, entity by entity. */
export const eventsData: PersonalData = {
  part: 'events',
  entities: {
    answer: theirs,
    attendance: {
      exported: 'own',
      erased: {
        blanked: { dispute: undefined, history: [] },
        because: 'Who came is counted; what was said is not kept.',
      },
    },
    calendarFeed: { ...theirs, hidden: ['secretHash'] },
    changeAsk: {
      exported: { not: 'It says no more than that an event that they were in changed.' },
      erased: 'removed',
    },
    communityInvitation: idsOnly(
      'The part of a community that a host asked, by teams and tags, with the id of that host.',
    ),
    decisionNote: passing(noteDays, 'What a host wrote with an answer to a request, until the mail with it is out.'),
    draw: ofNoPerson('Numbers and lots, which say nothing of people.'),
    event: { exported: 'own', hidden: ['shareToken'], erased: { byAct: 'giveUpHosting' } },
    eventRating: {
      exported: 'own',
      erased: { blanked: { text: '' }, because: 'The stars are part of averages; the words go.' },
    },
    eventTally: ofNoPerson(countsOnly),
    eventTemplate: theirs,
    favourite: { exported: 'own', erased: { byAct: 'forgetFavourites' } },
    favouriteLists: theirs,
    favouriteCount: ofNoPerson(countsOnly),
    fixture: idsOnly('Who plays a match, by id; the roster or the entry that says so is theirs.'),
    fixturePerson: idsOnly('That they are in a match; it goes with the roster or the entry that says so.', 'own'),
    fixtureAnswer: theirs,
    guest: theirs,
    guestAddress: {
      exported: { not: 'The address is in the guest.' },
      erased: { byAct: 'It goes when a guest becomes an account.' },
    },
    guestAsk: passing(1, 'A mailed link that was never opened.'),
    waitingAsk: passing(1, 'What a mailed link confirms besides its own event.'),
    hostTally: idsOnly('The sum of ratings of events; their averages are shown with the events.'),
    hostship: theirs,
    invitation: { exported: 'own', erased: 'removed' },
    rsvp: idsOnly('Who was in: others were there too. Seats ahead are given up.', 'own'),
    seats: idsOnly(elsewhere),
    series: { exported: { not: 'Each date is handed out as the event that it is.' }, erased: { byAct: 'endSeries' } },
    seriesLeave: idsOnly(elsewhere),
    signUps: idsOnly(elsewhere),
    standingRsvp: theirs,
    substituteCard: {
      exported: { not: 'A copy of the substitute profile.' },
      erased: { byAct: 'The pool forgets them.' },
    },
    substituteOffer: theirs,
    substituteProfile: theirs,
    substituteRequest: idsOnly('A search of a host, with the ids of those who were asked.'),
  },
};
