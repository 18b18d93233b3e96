import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import type { Message, MessageType } from '#shared/contract/message.ts';
import type { Question } from '#shared/notifications/notification.ts';
import type { MailTopic } from '#shared/notifications/topics.ts';
import type { Situation } from '../details/situation.ts';
import type { MailHome } from './event-words.ts';
import type { Unsaid } from './unsaid.ts';

/** Who is told what. */
export interface EventNotice {
  readonly topic: MailTopic;
  readonly userIds: readonly string[];
  /** Who asked for these people, if known. */
  readonly authorId?: string | undefined;
  /** The player who asks or invites, as the inbox shows them. */
  readonly person?: { readonly personId: string; readonly personName: string } | undefined;
  /** What it asks of them, to be answered in place. */
  readonly asks?: Question | undefined;
  /** It wants an answer that is not given in place: of several guardians, those in charge on the day are asked first. */
  readonly wantsAnswer?: true;
  readonly told: (userId: string) => NoticeContent;
}

/**
 * What a fact gives reason to tell, as things are at `at`: facts arrive late and in any order, and what is no longer so
 * is not told. Undefined when there is nothing to tell.
 */
export type NoticeBuilder<Type extends MessageType> = (
  fact: Message<Type>['data'],
  situation: Situation,
  at: Date,
  home: MailHome,
  unsaid: Unsaid,
) => EventNotice | undefined;
