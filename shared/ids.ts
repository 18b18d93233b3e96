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

/** People whom somebody keeps together. */
export const ListId = idOf('list');

/** A community. */
export const TeamId = idOf('team');

/** Somebody without a login whom guardians answer for. */
export const DependantId = idOf('dependant');

/** A file that somebody uploaded. */
export const UploadId = idOf('upload');

/** A device that a person gets push messages on. */
export const PushToken = idOf('push');

/** Somebody without a login who answered an event, or whom its host added. */
export const GuestId = idOf('guest');

/** A person with a login: the `sub` of the identity provider, a UUID. */
export const UserId = z.uuid('Not a valid id.');

/** Anybody who can be on a list: with a login, as a guest, or answered for by a guardian. */
export const PersonId = z.union([UserId, GuestId, DependantId], 'Not a valid id.');

export const isGuestId = (personId: string): boolean => personId.startsWith(`${idPrefixes.guest}_`);

export const isDependantId = (personId: string): boolean => personId.startsWith(`${idPrefixes.dependant}_`);
