/** Rows about what another user has, whose operations take no user: they act for the caller alone. */
export const ofCallerAlone: Readonly<Record<string, readonly string[]>> = {
  'user.update.other': ['saveName', 'saveProfile'],
  'user.privacy.update.other': ['getPrivacy', 'savePrivacy'],
  'user.notificationSettings.update.other': ['getNotificationSettings', 'saveNotificationSettings'],
  'user.activitySubscriptions.update.other': ['listActivitySubscriptions', 'saveActivitySubscriptions'],
  'user.availability.put.other': ['createAvailability', 'updateAvailability'],
  'user.alternateEmail.other': ['listAlternateEmails', 'addAlternateEmail', 'removeAlternateEmail'],
  'user.delete.other': ['deleteUser'],
  'user.export.other': ['getDataExport', 'askForDataExport', 'openDataExport'],
  'family.list.other': ['listFamily'],
  'connection.list.other': ['listConnections'],
  'block.readOther': ['listBlocked'],
  'pay.customerSession.other': ['createCustomerSession', 'getPortalLink'],
  'pay.subscriptionByEmail.other': ['getCommunitySubscription', 'getMemberPlusSubscription'],
  'notif.list.other': ['listNotifications'],
  'team.listByUser.other': ['listMyTeams', 'listTeamsOfUser'],
};

const byPool = (file: string) =>
  `Asked of the user pool, which knows no roles (tests/api/infra/local/identity/identity-${file}.test.ts).`;
const sentByEvents = (what: string) =>
  `${what} are sent by what happens (decision D38); no operation takes a recipient and words.`;

/** Rows that nothing can ask, because the product has no way in which a player could: with the reason. */
export const exempt: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(ofCallerAlone).map(([id, operations]) => [id, `Takes no user: ${operations.join(', ')}.`]),
  ),
  'user.home.other':
    'What home asks of a person takes none, it belongs to the caller; registrations of other people are those that all may see (list-registration-cards.test.ts).',
  'event.join.forOther':
    'No operation of joining takes an adult: an answer belongs to the caller or a dependant (family.registerDependant).',
  'user.export.managedMinor':
    'A dependant has no export of their own: they are in that of their guardians, and in no one else’s (export-of-a-guardian.test.ts).',
  'push.send.direct': 'Push messages are sent by what happens (decision D38); no operation takes a person and words.',
  'mail.send.direct': sentByEvents('Mails'),
  'notif.create.direct': sentByEvents('Notifications'),
  'auth.signIn': byPool('sign-in'),
  'auth.forgotPassword': byPool('passwords'),
  'auth.confirmForgot.badCode': byPool('passwords'),
  'auth.changePassword': byPool('sign-in'),
  'auth.verifyEmail': byPool('confirmation'),
  'auth.verifyEmail.replay': byPool('confirmation'),
  'auth.resendVerification': byPool('confirmation'),
  'auth.writeAttribute.protected': byPool('attributes'),
  'auth.signOut': byPool('tokens'),
};
