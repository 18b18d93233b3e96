import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { StoredPreferences } from '#shared/notifications/preferences.ts';
import type { AboutFacts } from '#shared/people/profile/about.ts';
import type { PlayerFacts } from '#shared/people/profile/player-facts.ts';
import { pronouns } from '#shared/people/profile/pronouns.ts';

/** A person with a login. It sits in the kernel because every request asks for its state. */
export const accountEntity = entityOf({
  model: { service: 'rovers', entity: 'account', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    /** Their name at the identity provider: the user id of those with a password, `Google_...` of the others. */
    username: { type: 'string' },
    /** The ways they can sign in: `password`, `google`. */
    signIns: { type: 'list', items: { type: 'string' } },
    email: { type: 'string', required: true },
    emailVerified: { type: 'boolean', required: true },
    hasAdditionalInfo: { type: 'boolean', required: true },
    displayName: { type: 'string' },
    fullName: { type: 'string' },
    lastName: { type: 'string' },
    /** The picture that they show, and how often it changed. */
    photoUploadId: { type: 'string' },
    photoVersion: { type: 'number' },
    pronouns: { type: pronouns },
    bio: { type: 'string' },
    phoneNumber: { type: 'string' },
    /** Why they are here; the values of the contract's own schema. */
    joinReason: { type: CustomAttributeType<NonNullable<AboutFacts['joinReason']>>('any') },
    games: { type: 'list', items: { type: 'string' } },
    city: {
      type: 'map',
      properties: {
        placeId: { type: 'string', required: true },
        name: { type: 'string', required: true },
        lat: { type: 'number', required: true },
        lng: { type: 'number', required: true },
        hash: { type: 'string', required: true },
      },
    },
    /** `2001-05-17`. With the two below it: private, and used for the requirements of events. */
    birthdate: { type: 'string' },
    gender: { type: ['woman', 'man', 'non_binary'] as const },
    /** Of sports that they play, how well. */
    levels: { type: CustomAttributeType<NonNullable<PlayerFacts['levels']>>('any') },
    platform: { type: ['rovers', 'meh'] as const, required: true, default: 'rovers' },
    /** Topics whose email the person turned off. */
    mailOff: { type: 'list', items: { type: 'string' } },
    /** Topics whose push they turned off; of teams, by the topic's own id. */
    pushOff: { type: 'list', items: { type: 'string' } },
    teamTopics: { type: CustomAttributeType<NonNullable<StoredPreferences['teamTopics']>>('any') },
    /** When only what is urgent is told, on the clock of their zone. */
    quietHours: {
      type: 'map',
      properties: { from: { type: 'string', required: true }, until: { type: 'string', required: true } },
    },
    timeZone: { type: 'string' },
    /** Topics told once a day or once a week. */
    digests: { type: CustomAttributeType<NonNullable<StoredPreferences['digests']>>('any') },
    /** Of how they want to be told, apart from the profile's. */
    notificationsVersion: { type: 'number' },
    /** What others may see of the person; what is not said is not shared. */
    privacy: {
      type: 'map',
      properties: {
        messagesFromAnyone: { type: 'boolean' },
        publicBadges: { type: 'boolean' },
        publicOnlineStatus: { type: 'boolean' },
        publicUpcomingGames: { type: 'boolean' },
        nearbyPlayers: { type: 'boolean' },
      },
    },
    /** Of the switches above; a profile that is saved meanwhile does not stand in their way. */
    privacyVersion: { type: 'number' },
    /** How many people this one blocks, and by how many they are blocked: most have neither, and need no look. */
    blocks: { type: 'number' },
    blockedBy: { type: 'number' },
    /** How many lists of people they keep. */
    userLists: { type: 'number' },
    /** How many searches they saved, for the conditions of plans. */
    savedSearches: { type: 'number' },
    /** With how many people this one is connected. */
    connections: { type: 'number' },
    /** How many other addresses the person has given. */
    alternateEmails: { type: 'number' },
    /** On how many rosters of teams they are: a member of one cannot delete their account. */
    rosters: { type: 'number' },
    /** Set when the mail service says that the address bounces for good or its owner complained. */
    mailSuppressed: { type: 'boolean' },
    /** They run the platform. No operation writes it: an operator does (docs/deploying.md). */
    isPlatformAdmin: { type: 'boolean' },
    /** The plan that the person pays for; without one it is the free one. Payments writes it, with the subscription that it is of. */
    userSubscription: { type: ['plus'] as const },
    planSubscriptionId: { type: 'string' },
    /** Since when they have more than their plan allows because the plan went down, and how long they have to make room. */
    overPlanSince: { type: 'string' },
    overPlanUntil: { type: 'string' },
    /** The subscriptions with which the person pays for plans of communities. */
    proSubscriptions: { type: 'set', items: 'string' },
    eliteSubscriptions: { type: 'set', items: 'string' },
    /** What the payment provider calls the person as a payer, and as an organizer who is paid. */
    stripeCustomerId: { type: 'string' },
    stripeId: { type: 'string' },
    stripeChargesEnabled: { type: 'boolean' },
    stripeDetailsSubmitted: { type: 'boolean' },
    /** The version of the payout account that these are of. */
    payoutVersion: { type: 'number' },
    acceptedTermsAt: { type: 'string' },
    /** Sign-ins before this instant do not count: every session was ended, or the password was chosen by a stranger. */
    signInsFrom: { type: 'string' },
    /** Sessions that were ended one by one; the next end of all of them empties it. */
    endedSessions: { type: 'set', items: 'string' },
    /** Since when there is a second factor; absent while there is none. */
    factorSince: { type: 'string' },
    /** When sessions gave it to our API last, by their ids. */
    factorGiven: { type: CustomAttributeType<Readonly<Record<string, string>>>('any') },
    /** Since when the identity provider knows no such sign-in; it knew one before. */
    signInMissingSince: { type: 'string' },
    createdAt: { type: 'string', required: true },
    updatedAt: { type: 'string', required: true },
    /** From here on the account is unusable, whatever token is still held. */
    deletedAt: { type: 'string' },
    /** From here on nothing is stored of the person but that this id is retired. */
    erasedAt: { type: 'string' },
  },
  indexes: {
    /** One person's account. */
    byId: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: [] } },
  },
});
