/** What can go wrong with messages; a part of the catalogue. */
export const messageErrors = {
  'announcement.tooMany': { status: 409, title: 'You can send 3 announcements a day for one event.' },
  'announcement.noRecipients': { status: 409, title: 'No players to send this to yet.' },
} as const;
