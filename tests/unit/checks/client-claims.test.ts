import { expect, it } from 'vitest';
import * as z from 'zod';
import { contracts } from '#tests/support/contracts.ts';

/** By inputs of such names a client could say what the product has to know by itself (decision D50). */
const claims = new Set(
  `adult age ages minor birthdate born member members membership role roles admin owner creator captain host staff price
  prices amount fee cost total currency paid payment refund confirmed approved verified accepted is13 eligible level levels
  rating stars score scores points winner attendance late status consent standing trusted`.split(/\s+/),
);

interface Harmless {
  readonly names: string;
  /** The operations that take them. */
  readonly of: string;
  readonly because: string;
}

const events = 'scheduleEvent changeEvent changeSeries';
const seasons = 'createSeason changeSeason';
const tournaments = 'createTournament changeTournament';
const communities = 'saveTeamDraft createTeam changeTeam';

/** Inputs that bear such a name and decide nothing about the person who sends them. */
const harmless: readonly Harmless[] = [
  {
    names:
      'leastAge mostAge leastLevel mostLevel amountMinor price currency total costShare guestPrice passPrice refundTo',
    of: events,
    because: 'a host decides who an event is for and what it costs',
  },
  { names: 'feePayer refundPolicy refundTiers memberOnly membersOnly role', of: events, because: 'the same' },
  { names: 'creatorApprovalNeeded allowLateRsvp', of: events, because: 'a host says how requests are decided' },
  {
    names: 'leastAge mostAge leastLevel mostLevel amountMinor currency fee status',
    of: tournaments,
    because: 'the same',
  },
  {
    names: 'maxAge minAge ageOn amountMinor currency',
    of: seasons,
    because: 'an organiser says the same',
  },
  {
    names: 'level priceAdjust prices refundPolicy role teamFee lateAdditionsAllowed',
    of: seasons,
    because: 'the same',
  },
  {
    names: 'price amountMinor currency status',
    of: 'createSession changeSession',
    because: 'an organiser says the same of a session',
  },
  { names: 'ageBand memberLimit membersHost skillLevels', of: communities, because: 'an owner decides who it is for' },
  { names: 'feePayer refundPolicy', of: communities, because: 'what new events of the community begin with' },
  { names: 'minAge', of: 'addDuty changeDuty', because: 'a manager says who may take a duty' },
  { names: 'leastLevel mostLevel', of: 'askForSubstitutes', because: 'a host says who is asked' },
  { names: 'price level age status', of: 'listTournaments', because: 'a filter' },
  { names: 'level mostPrice', of: 'findEvents findEventsOnMap saveSearch', because: 'a filter' },
  { names: 'level', of: 'findPlayers findTeams', because: 'a filter' },
  {
    names: 'depositMinor',
    of: 'savePaymentPlan',
    because: 'what the treasurer asks first of what is owed; never more',
  },
  {
    names: 'amountMinor',
    of: 'saveEventDiscount saveTeamDiscount saveAutomaticDiscount chargeFee recordManualPayment addExpense grantCredit debitCredit giveCredit takeBackCredit',
    because: 'a treasurer says what came in and went out',
  },
  {
    names: 'amountMinor',
    of: 'splitTeamFee',
    because: 'a captain parts the fee among the team; the parts add up to what the organizer asks',
  },
  { names: 'unitMinor', of: 'createInvoice', because: 'a treasurer writes what it costs' },
  { names: 'currency', of: 'saveMoneySettings', because: 'a treasurer says how the community is paid' },
  { names: 'paymentId', of: 'undoManualPayment refundInvoicePayment', because: 'it names a payment that is stored' },
  { names: 'refundId', of: 'answerCreditOffer', because: 'it names a refund of the caller’s own order' },
  {
    names: 'amountMinor',
    of: 'refundEventOrder refundSeasonOrder refundTournamentOrder refundInvoicePayment',
    because: 'what a host sends back of their own money; the order bounds it',
  },
  { names: 'levels priceMax amountMinor currency status', of: 'saveActivitySubscriptions', because: 'a filter' },
  { names: 'role', of: 'listMyEvents listRoster', because: 'a filter' },
  { names: 'hostId', of: 'listHostEvents', because: 'a filter' },
  {
    names: 'roles',
    of: 'changeTeamRoles setOrganizationRoles',
    because: 'given to another person, with the permission',
  },
  { names: 'captainId coCaptainIds', of: 'changeSquad', because: 'people of the roster, by who leads or organises it' },
  { names: 'ownerEmail', of: 'createOrganization', because: 'asks for a platform admin' },
  { names: 'status', of: 'setPlaceStanding createSeasonGroup changeSeasonGroup', because: 'asks for the permission' },
  { names: 'status', of: 'createGame updateGame', because: 'an organiser says it of those who play' },
  { names: 'points forfeitScore', of: 'saveRuleset createGame updateGame', because: 'rules' },
  { names: 'points', of: 'adjustStandings', because: 'asks for the permission; never touches a result' },
  {
    names: 'scores winner',
    of: 'reportPlayoff scorePlayoff runPlayoff enterSheetScore enterScore',
    because: 'a report, which is judged by who makes it and answered by the other side',
  },
  { names: 'attendance', of: 'markAttendance', because: 'of other people, by who checks in' },
  { names: 'birthdate', of: 'saveProfile', because: 'what is stored decides, and makes no minor older (makesOlder)' },
  {
    names: 'acceptsTermsAndIs13',
    of: 'signUp saveProfile saveName',
    because: 'a consent, not an age (D12): it opens nothing else',
  },
  {
    names: 'age',
    of: 'addDependant changeDependant answerTeamInvite',
    because: 'of a child, by a guardian who may consent',
  },
  {
    names: 'collectionConsent disclosureConsent',
    of: 'addDependant answerTeamInvite',
    because: 'given by the guardian who adds them',
  },
  { names: 'accepted', of: 'answerGuardianship', because: 'an answer; who was not asked has none' },
  { names: 'isLate', of: 'leaveEvent leaveForDependant', because: 'knows that it is late; when it is, is ours to say' },
  {
    names: 'levels',
    of: 'saveProfile joinForDependant joinSeriesForDependant holdFamilySpots holdFamilyPass',
    because: 'how well people play is their own word everywhere, or that of their guardian, and hosts know it as that',
  },
  { names: 'level', of: 'saveSubstituteProfile register registerDependant', because: 'the same' },
  { names: 'earlyLate', of: 'saveSchedulePlan', because: 'a wish for the clock' },
  { names: 'level', of: 'endorse', because: 'an opinion of another person' },
  { names: 'level priceNote', of: 'addPlace changePlace suggestPlaceEdit', because: 'facts of a place' },
  {
    names: 'stars',
    of: 'rateEvent ratePlace',
    because: 'an opinion',
  },
  {
    names: 'seenAmountMinor',
    of: 'markEventDue markSeasonDue markTournamentDue',
    because: 'compared with the sum of the server, which is what is kept; another is refused',
  },
  { names: 'ratingId', of: 'replyToRating', because: 'an id' },
  { names: 'publicOnlineStatus', of: 'savePrivacy', because: 'what the person shows of themselves' },
];

const words = (name: string) => name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());

/** The names of all members of a schema, at any depth. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return [...own, ...Object.values(schema).flatMap(namesIn)];
}

function claimsOf(input: z.ZodType): string[] {
  const names = namesIn(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }));
  return [...new Set(names)].filter((name) => words(name).some((word) => claims.has(word)));
}

const listed = new Set(
  harmless.flatMap(({ names, of }) => of.split(' ').flatMap((id) => names.split(' ').map((name) => `${id}: ${name}`))),
);
const found = contracts.flatMap(({ operations }) =>
  Object.entries(operations).flatMap(([id, { input }]) => claimsOf(input).map((name) => `${id}: ${name}`)),
);

it('takes no age, role, price, membership or result from a client, but where it is listed with a reason', () => {
  expect(found.filter((one) => !listed.has(one))).toEqual([]);
});

it('lists nothing that no operation takes', () => {
  expect([...listed].filter((one) => !found.includes(one))).toEqual([]);
});

it('finds such an input at any depth', () => {
  const said = z.strictObject({ sports: z.array(z.strictObject({ isAdult: z.boolean(), message: z.string() })) });
  expect(claimsOf(said)).toEqual(['isAdult']);
});
