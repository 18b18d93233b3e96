/** One mail as the mail service took it, once per recipient list, read back from what was really sent. */
export interface Mail {
  readonly messageId: string;
  readonly sentAt: string;
  readonly from: string;
  /** Bare addresses, in lower case. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly Attachment[];
  /** What the sender marked the mail with; it comes back in every event about the mail. */
  readonly tags: Readonly<Record<string, string>>;
}

interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly base64: string;
}
