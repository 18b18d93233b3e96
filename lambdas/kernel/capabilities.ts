/** What a function may touch. Each yields a grant and these environment variables, in the cloud and on one machine. */
export const capabilities = {
  readTable: ['TABLE_NAME'],
  writeTable: ['TABLE_NAME'],
  publishMessages: ['BUS_NAME'],
  sendEmail: ['MAIL_FROM', 'MAIL_CONFIGURATION_SET', 'WEB_ORIGIN'],
  /** Hand out addresses at which people reply to each other. */
  relayReplies: ['REPLY_DOMAIN'],
  /** Sign and check cursors, share links and unsubscribe links. */
  sign: ['SIGNING_SECRET_ID'],
  /** Seal and open medical notes. */
  openCare: ['CARE_SECRET_ID'],
  /** Call the payment provider; only for functions of payments. */
  callStripe: ['STRIPE_SECRET_ID', 'STRIPE_LIVE'],
  /** Seal and open the secrets of authenticator apps, and have the user pool set them up. */
  holdFactors: ['FACTOR_SECRET_ID', 'POOL_SECRET_ID'],
  suggestPlaces: [],
  /** Sign people up; link, shut out and delete their sign-ins. */
  manageIdentities: ['USER_POOL_ID', 'SIGN_UP_CLIENT_ID'],
  /** Write to open sockets, and close them. */
  pushToSockets: ['SOCKET_ENDPOINT'],
  /** Post to push services, signed with a key of ours. */
  sendPush: ['PUSH_SECRET_ID', 'PUSH_CONTACT', 'PUSH_SERVICES'],
  /** Take in what people upload, check it, keep it and remove it. */
  keepUploads: ['UPLOAD_BUCKET'],
  /** Hand out links to what was uploaded for some people only. */
  readUploads: ['UPLOAD_BUCKET'],
  /** Read public pictures; put the images of links there, and remove those. */
  keepShareImages: ['UPLOAD_BUCKET'],
  /** Know the payment provider's prices of plans. */
  sellPlans: ['PLAN_PRICES'],
  /** Read what operators turned on and off. */
  readFlags: ['FLAGS_CONFIGURATION'],
  /** Link to the web app, or hold callers to its origin. */
  knowWebOrigin: ['WEB_ORIGIN'],
} as const satisfies Record<string, readonly string[]>;

export type Capability = keyof typeof capabilities;
