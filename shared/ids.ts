import * as z from 'zod';

/** Kinds of id and the prefix each carries, so that a value says what it names. */
export const idPrefixes = {
  event: 'evt',
  series: 'ser',
  template: 'tpl',
  message: 'msg',
  connection: 'con',
  notice: 'ntc',
  place: 'plc',
  suggestion: 'sug',
  rating: 'rat',
  feed: 'fed',
  search: 'sch',
  substitution: 'sub',
  guest: 'gst',
  upload: 'upl',
  list: 'lst',
  family: 'fam',
  dependant: 'dep',
  push: 'psh',
  team: 'tea',
  seasonGroup: 'sgr',
  season: 'ssn',
  division: 'div',
  session: 'ses',
  squad: 'sqd',
  feeShare: 'shr',
  game: 'gam',
  match: 'mtc',
  invite: 'inv',
  rosterPerson: 'rpn',
  rosterMerge: 'mrg',
  duty: 'dty',
  teamDuty: 'tdt',
  import: 'imp',
  changeRequest: 'chr',
  tournament: 'trn',
  category: 'tct',
  entry: 'ten',
  organization: 'org',
  organizationRequest: 'orr',
  externalTeam: 'ext',
  communityInvitation: 'cin',
  announcement: 'ann',
  invoice: 'ivc',
  teamFee: 'fee',
  payment: 'pay',
  ledgerEntry: 'led',
  order: 'ord',
  refund: 'rfd',
  creditLine: 'crd',
  planChange: 'pch',
} as const;
export type IdKind = keyof typeof idPrefixes;

/** 26 characters of Crockford base 32: a ULID. */
const ulid = '[0-9A-HJKMNP-TV-Z]{26}';
const idOf = (kind: IdKind) => z.string().regex(new RegExp(`^${idPrefixes[kind]}_${ulid}$`), 'Not a valid id.');

export const EventId = idOf('event');
export const SeriesId = idOf('series');
export const TemplateId = idOf('template');
export const FeedId = idOf('feed');
export const MessageId = idOf('message');
/** A place of ours; a city of the suggestions has an id of their own, which is any text. */
export const PlaceId = idOf('place');
export const SuggestionId = idOf('suggestion');
export const RatingId = idOf('rating');
export const SearchId = idOf('search');
/** A host's search for substitutes. */
export const SubstitutionId = idOf('substitution');

/** That two people are family. */
export const FamilyConnectionId = idOf('family');

/** A list of people. */
export const ListId = idOf('list');

/** A community. */
export const TeamId = idOf('team');

/** The umbrella over communities. */
export const OrganizationId = idOf('organization');

/** An opponent that is not on the platform. */
export const OrganizationRequestId = idOf('organizationRequest');
export const ExternalTeamId = idOf('externalTeam');

/** An umbrella over seasons of a team. */
export const SeasonGroupId = idOf('seasonGroup');

/** One run of a programme, with registration and standings. */
export const SeasonId = idOf('season');

/** A pool of a season that competes among itself. */
export const DivisionId = idOf('division');

/** A dated block of a season. */
export const SessionId = idOf('session');

/** A team that is entered in a season. */
export const SquadId = idOf('squad');

/** A competition inside an event or a season. */
export const GameId = idOf('game');

/** One meeting in a game. */
export const MatchId = idOf('match');

/** Something that a team has to do besides playing. */
export const TeamDutyId = idOf('teamDuty');

/** An invitation to a community. */
export const InviteId = idOf('invite');

/** That two records of one person on a roster became one. */
export const RosterMergeId = idOf('rosterMerge');

/** People who came on a roster from one file. */
export const ImportId = idOf('import');
/** That a host invites people of a community to an event. */
export const CommunityInvitationId = idOf('communityInvitation');

/** A captain's wish to play a match at another time. */
export const ChangeRequestId = idOf('changeRequest');

/** A tournament of a community. */
export const TournamentId = idOf('tournament');

/** A competition of a tournament. */
export const CategoryId = idOf('category');

/** A player, a pair or a team in a category. */
export const EntryId = idOf('entry');

/** A person without a login, managed by guardians. */
export const DependantId = idOf('dependant');

/** A file that a user uploaded. */
export const UploadId = idOf('upload');

/** A device that a person gets push messages on. */
export const PushToken = idOf('push');

/** A guest without a login who answered an event or was added by its host. */
export const GuestId = idOf('guest');

/** A person with a login: the `sub` of the identity provider, a UUID. */
export const UserId = z.uuid('Not a valid id.');

/** A player on a roster who has no account yet. */
const RosterPersonId = idOf('rosterPerson');

/** Anybody who can be on a list: with a login, as a guest, on a roster before they join, or answered for by a guardian. */
export const PersonId = z.union([UserId, GuestId, DependantId, RosterPersonId], 'Not a valid id.');

export const isGuestId = (personId: string): boolean => personId.startsWith(`${idPrefixes.guest}_`);

export const isRosterPersonId = (personId: string): boolean => personId.startsWith(`${idPrefixes.rosterPerson}_`);

export const isDependantId = (personId: string): boolean => personId.startsWith(`${idPrefixes.dependant}_`);
export const AnnouncementId = idOf('announcement');

/** Whether a person signs in themselves: only those lead teams and read messages. */
export const hasLogin = (personId: string): boolean =>
  !isGuestId(personId) && !isDependantId(personId) && !isRosterPersonId(personId);

/** What a member of a community is asked to pay. */
export const InvoiceId = idOf('invoice');

/** That a payment was recorded on an invoice. */
export const PaymentId = idOf('payment');

/** A line of a community's ledger. */
export const LedgerEntryId = idOf('ledgerEntry');

/** What a community charges many members at once. */
export const TeamFeeId = idOf('teamFee');

/** What a payer pays at once. */
export const OrderId = idOf('order');

/** Money that goes back. */
export const CreditLineId = idOf('creditLine');
export const RefundId = idOf('refund');
