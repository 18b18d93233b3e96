import { familyErrors } from './family-errors.ts';
import { placeErrors } from './place-errors.ts';
import { teamErrors } from './team-errors.ts';

/** Every error the API can return. The key is the stable code; the title is what a person reads. */
export const errors = {
  'request.invalid': { status: 400, title: 'Some of the details need correcting.' },
  'request.cursorInvalid': {
    status: 400,
    title: 'That page of the list is no longer valid. Start again from the top.',
  },
  'request.keyMissing': { status: 400, title: 'The request lacks its Idempotency-Key.' },
  'request.tooLarge': { status: 413, title: 'That is more than we can take in one request.' },
  'request.wrongType': { status: 415, title: 'The request must be JSON.' },
  'request.keyReused': { status: 422, title: 'That key was used for a different request.' },
  'request.inProgress': { status: 409, title: 'The same request is still being worked on. Try again in a moment.' },
  'request.tooMany': { status: 429, title: 'That is too often. Please wait a little and try again.' },
  'route.notFound': { status: 404, title: 'There is nothing at that address.' },
  'record.changed': { status: 409, title: 'Somebody changed this in the meantime. Look at the newest version first.' },
  'auth.required': { status: 401, title: 'Sign in to continue.' },
  'access.emailUnverified': { status: 403, title: 'Confirm your e-mail address first.' },
  'access.profileIncomplete': { status: 403, title: 'Complete your profile first.' },
  'access.denied': { status: 403, title: 'You are not allowed to do that.' },
  'server.busy': { status: 503, title: 'We are very busy right now. Please try again in a moment.' },
  'server.failed': { status: 500, title: 'Something went wrong on our side.' },
  'user.notFound': { status: 404, title: 'User not found' },
  'export.askedLately': {
    status: 409,
    title: 'You asked for your data within the last day. It can be asked for once a day.',
  },
  'export.notFound': { status: 404, title: 'There is no export to download any more. Ask for another.' },
  'user.onRoster': { status: 409, title: 'Leave or delete your teams first.' },
  'signUp.passwordTooCommon': { status: 400, title: 'That password is easy to guess. Choose another.' },
  'signIn.linkExpired': { status: 409, title: 'There is no Google sign-in waiting to be connected.' },
  'signIn.tooOld': { status: 403, title: 'Sign in again to do that.' },
  'block.self': { status: 400, title: 'You cannot block yourself.' },
  'block.already': { status: 409, title: 'User is already blocked.' },
  'block.tooMany': { status: 409, title: 'You block 1,000 people already. Unblock somebody first.' },
  'block.notFound': { status: 404, title: 'You do not block that person.' },
  'connection.self': { status: 400, title: 'You cannot connect with yourself.' },
  'connection.adultsOnly': { status: 409, title: 'This is for people of 18 and over.' },
  'connection.tooSoon': { status: 409, title: 'You asked this person in the last 30 days.' },
  'connection.tooMany': { status: 409, title: 'One of you has 1,000 connections already.' },
  'connection.notFound': { status: 404, title: 'That connection does not exist any more.' },
  'list.notFound': { status: 404, title: 'That list does not exist any more.' },
  'list.tooMany': { status: 409, title: 'You have 50 lists already. Delete one first.' },
  'list.full': { status: 409, title: 'A list holds 500 people.' },
  'nearby.birthdateMissing': { status: 409, title: 'Say in your profile when you were born: only adults are shown.' },
  'push.notFound': { status: 404, title: 'That device is not registered.' },
  'push.endpointNotAllowed': { status: 400, title: 'That is not the address of a push service that we know.' },
  'push.keyInvalid': { status: 400, title: 'The keys of the subscription are not valid.' },
  'push.endpointTaken': { status: 409, title: 'That device is registered with other keys.' },
  ...familyErrors,
  'notification.notFound': { status: 404, title: 'That notification does not exist.' },
  'conversation.notFound': { status: 404, title: 'That conversation does not exist.' },
  'email.alreadyAdded': { status: 409, title: 'This email is already added' },
  'email.tooMany': { status: 409, title: 'You have added five addresses already. Remove one first.' },
  'mail.linkInvalid': { status: 400, title: 'That link is not one of ours, or it was cut off.' },
  'city.notFound': { status: 400, title: 'Pick a city from the suggestions.' },
  ...placeErrors,
  ...teamErrors,
  'event.notFound': { status: 404, title: 'That event does not exist, or you cannot see it.' },
  'event.notEditable': { status: 409, title: 'This event can no longer be changed.' },
  'event.capacityBelowJoined': { status: 409, title: 'More people are already in than that.' },
  'event.waitlistInUse': { status: 409, title: 'People wait in line. How seats are given cannot change under them.' },
  'event.minimumTooLate': { status: 400, title: 'That leaves no time to call the event off.' },
  'event.priceUnpayable': {
    status: 409,
    title: 'Nobody can pay for an event here. Remove the price to publish it, or keep it as a draft.',
  },
  'event.startsInPast': { status: 400, title: 'Choose a start in the future.' },
  'host.tooMany': { status: 409, title: 'Ten people host this event or were asked to. That is the most.' },
  'host.notAsked': { status: 409, title: 'Nobody asks you to host this event any more.' },
  'host.notFound': { status: 404, title: 'That person does not host this event.' },
  'host.last': { status: 409, title: 'You are the only host. Find another one first, or cancel the event.' },
  'invitation.notFound': { status: 404, title: 'That person is not invited.' },
  'template.notFound': { status: 404, title: 'That template does not exist.' },
  'template.tooMany': { status: 409, title: 'You have 20 templates already. Delete one first.' },
  'series.notFound': { status: 404, title: 'This event is not one of a series.' },
  'series.invalid': { status: 400, title: 'An event cannot repeat like that.' },
  'favourite.notFound': { status: 404, title: 'There is nothing like that to keep, or you cannot see it.' },
  'favourite.tooMany': { status: 409, title: 'You keep 1,000 favourites already. Remove some first.' },
  'feed.notFound': { status: 404, title: 'That calendar link does not exist any more.' },
  'feed.tooMany': { status: 409, title: 'You have ten calendar links. Revoke one before you make another.' },
  'slot.notFound': { status: 404, title: 'That is not on the list of this event.' },
  'slot.full': { status: 409, title: 'Somebody was faster: that is taken.' },
  'slot.tooMany': { status: 409, title: 'You have chosen as many as you may. Give one back first.' },
  'rsvp.notFound': { status: 404, title: 'You are not on the list of this event.' },
  'rsvp.closed': { status: 409, title: 'Responses for this event have closed.' },
  'rsvp.full': { status: 409, title: 'This event is full.' },
  'search.notFound': { status: 404, title: 'That search is not among those you saved.' },
  'search.tooMany': { status: 409, title: 'You can keep twenty searches. Delete one that you no longer need.' },
  'rsvp.notYet': { status: 409, title: 'Responses for this event have not opened yet.' },
  'draw.notFound': { status: 404, title: 'No seats are drawn for this event.' },
  'rsvp.drawing': { status: 409, title: 'Seats are being drawn just now. Try again in a minute to join the line.' },
  'rsvp.tooManyGuests': { status: 409, title: 'That is more guests than one person may bring.' },
  'rsvp.notMeant': { status: 409, title: 'This event is not for everybody, and you do not show that it is for you.' },
  'rsvp.guestsUnproven': {
    status: 409,
    title:
      'This event is not for everybody, and guests cannot show that it is for them: whoever comes signs in and joins.',
  },
  'rsvp.guestNamesMissing': { status: 400, title: 'Give the name of each guest.' },
  'rsvp.answersMissing': { status: 400, title: 'Answer the questions of the host.' },
  'guest.notFound': { status: 404, title: 'That guest does not exist.' },
  'guest.linkInvalid': { status: 400, title: 'That link was cut off, or it was sent to another address.' },
  'rsvp.notOffered': { status: 409, title: 'There is no seat for you to take.' },
  'rsvp.offerGone': { status: 409, title: 'That offer has ended.' },
  'substitute.notFound': { status: 404, title: 'Nobody asked you to substitute there.' },
  'substitute.alreadyIn': { status: 409, title: 'You are already in this event.' },
  'substitute.notEligible': { status: 409, title: 'What is asked for does not fit what you said about yourself.' },
  'substitute.tooLate': { status: 409, title: 'Thank you! Others were quicker, and enough substitutes are found.' },
  'substitute.ended': { status: 409, title: 'The host no longer looks for substitutes.' },
  'substitute.requestOpen': { status: 409, title: 'You are looking for substitutes already. Stop that search first.' },
  'substitute.requestNotFound': { status: 404, title: 'There is no search for substitutes to stop.' },
  'checkIn.notOpen': { status: 409, title: 'Check-in opens 60 minutes before the start.' },
  'checkIn.closed': { status: 409, title: 'Check-in for this event has closed.' },
  'checkIn.codeInvalid': { status: 400, title: 'That is not a check-in code of ours.' },
  'checkIn.wrongEvent': { status: 409, title: 'That code is for another event.' },
  'checkIn.notIn': { status: 409, title: 'This person is not among those who are in.' },
  'attendance.notYet': { status: 409, title: 'Attendance opens when the event starts.' },
  'attendance.closed': { status: 409, title: 'Attendance can be changed until seven days after the end.' },
  'attendance.noShowNotYet': { status: 409, title: 'Wait until 15 minutes after the start to mark a no-show.' },
  'attendance.checkedIn': { status: 409, title: 'This person is checked in. Take that back first.' },
  'attendance.notDisputed': { status: 409, title: 'There is no disputed no-show to decide about.' },
  'attendance.noNoShow': { status: 409, title: 'There is no no-show for you to dispute.' },
  'attendance.disputeOver': { status: 409, title: 'A no-show can be disputed within 72 hours.' },
  'rating.notOpen': { status: 409, title: 'You can rate an event when it is over.' },
  'upload.notFound': { status: 404, title: 'That file is not there any more.' },
  'upload.notArrived': { status: 409, title: 'The file has not arrived. Try again.' },
  'upload.wrongContent': { status: 400, title: 'That file is not what its name says. Choose another.' },
  'upload.wrongDimensions': { status: 400, title: 'A picture needs 64 to 6,000 pixels on each side.' },
  'upload.noRoom': { status: 409, title: 'Your files have 2 GB together. What you remove makes room within a day.' },
  'upload.tooMany': { status: 409, title: 'There is no room for another. Remove one first.' },
  'rating.closed': { status: 409, title: 'An event can be rated within 72 hours after its end.' },
} as const satisfies Record<`${string}.${string}`, { status: number; title: string }>;

export type ErrorCode = keyof typeof errors;

/** An RFC 9457 problem. `fields` holds one message per wrong input field, keyed by its dotted path. */
export interface ProblemBody {
  readonly type: string;
  readonly code: ErrorCode;
  readonly status: number;
  readonly title: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** For `record.changed`: the version now stored. */
  readonly currentVersion?: number;
  /** For `request.tooMany` and `server.busy`. */
  readonly retryAfterSeconds?: number;
  readonly requestId?: string;
}

export type ProblemDetail = Pick<ProblemBody, 'fields' | 'currentVersion' | 'retryAfterSeconds' | 'requestId'>;

/**
 * Throw this for anything the caller should see; anything else becomes `server.failed`. It knows its code alone, and
 * what is read of the code is looked up where it is shown: a job that catches a problem does not carry every title.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly detail: ProblemDetail;

  constructor(code: ErrorCode, detail: ProblemDetail = {}) {
    super(code);
    this.code = code;
    this.detail = detail;
  }

  get fields(): Readonly<Record<string, string>> {
    return this.detail.fields ?? {};
  }
}

export const statusOf = ({ code }: Problem): number => errors[code].status;

/** What a person reads. */
export const titleOf = ({ code }: Problem): string => errors[code].title;

export const bodyOf = ({ code, detail }: Problem, requestId: string): ProblemBody => ({
  type: `/api/docs#${code}`,
  code,
  ...errors[code],
  ...detail,
  requestId,
});
