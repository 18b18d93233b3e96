/** One mail to one person. Only `to` and `subject` reach headers, and only after being checked. */
export interface Letter {
  /** A bare address. */
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Where answers go; a bare address. Without one they go to the sender. */
  readonly replyTo?: string;
  /** Comes back with what the mail service tells about this mail. */
  readonly noticeId?: string;
  readonly userId?: string;
  /** Where a mail program may post to turn such mail off (RFC 8058). */
  readonly oneClickOff?: string;
  /** PUBLISH is a file to take in by hand; the others are for one event, and calendars take them in by themselves. */
  readonly calendar?: { readonly method: 'PUBLISH' | 'REQUEST' | 'CANCEL'; readonly content: string };
  /** A file beside the words. */
  readonly file?: MailFile;
}

/** A file that comes with a mail; its name is plain ASCII without quotes. */
export interface MailFile {
  readonly name: string;
  readonly type: 'application/pdf';
  readonly content: Uint8Array;
}

/** The port to the mail service. */
export interface Mailer {
  /**
   * Resolves once the mail service has taken the mail.
   * @throws {MailRefused} when it certainly has not; after any other error it is unknown.
   */
  send(letter: Letter, now: Date): Promise<void>;
}

/** The mail service answered that it does not take a mail: nothing was sent. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
