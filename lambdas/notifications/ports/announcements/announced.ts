import type { NoticeContent } from '../notice.ts';

/** What the keys begin with of groups of people who have not answered. A date or event follows, so that a group never becomes another. */
export const unansweredKey = 'unanswered';

/** People of a thing that an announcement can be for. */
export interface AnnouncedGroup {
  /** Names it: of a division or team its id. */
  readonly key: string;
  readonly kind: 'in' | 'line' | 'asked' | 'members' | 'everyone' | 'captains' | 'division' | 'team' | 'unanswered';
  readonly name?: string | undefined;
  /** Accounts, children, guests and people without an account, each once. */
  readonly personIds: readonly string[];
}

/** A thing as far as announcements about it go. Each context that has such things makes them. */
export interface Announced {
  readonly name: string;
  readonly timeZone?: string | undefined;
  /** When it starts, where it is one event. */
  readonly startsAt?: string | undefined;
  readonly eventId?: string | undefined;
  /** The community that it belongs to. */
  readonly teamId?: string | undefined;
  readonly groups: readonly AnnouncedGroup[];
  /** Of a community: the members and players who are asked whether they come to its events; members who paused, and followers, are not. */
  readonly asked?: readonly string[] | undefined;
  /** Names of people without an account that are known here alone, by their id. */
  readonly names?: ReadonlyMap<string, string> | undefined;
  /** What mails say of it besides the message. */
  readonly facts: (origin: string) => Pick<NoticeContent['content'], 'facts' | 'action'>;
  /** What the author is to it: `host of Sunday run`. */
  readonly authorIs: string;
  /** Why a person gets the mail. */
  readonly because: string;
}

/** What a person may do with the announcements of a thing. */
export interface AnnouncingRight {
  /** The groups that they may send to, by key; all of them for those who run it. */
  readonly sendsTo: 'all' | readonly string[];
  /** They may invite people to its community. */
  readonly invites: boolean;
}

/** Things of one kind. Reads that decide are strongly consistent. */
export interface AnnouncedThings {
  find(aboutId: string, now: Date): Promise<Announced | undefined>;
  /** Undefined for a person who must not learn of it. */
  rightOf(aboutId: string, userId: string): Promise<AnnouncingRight | undefined>;
}
