import { mostADay } from './announcements/pace.ts';

/** What can go wrong with messages; a part of the catalogue. */
export const messageErrors = {
  'announcement.tooMany': { status: 409, title: `You can send ${mostADay} announcements a day. This one wasn’t sent.` },
  'announcement.noRecipients': { status: 409, title: 'No one to send this to yet.' },
  'announcement.groupGone': {
    status: 409,
    title: 'One of the groups you chose has changed. Choose who gets it again.',
  },
} as const;
