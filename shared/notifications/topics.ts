interface TopicWords {
  /** In "Turn off ...". */
  readonly label: string;
  /** In the list of the settings. */
  readonly title: string;
  /** Its mail cannot be turned off: its reader would lose something by it (domain 4.25); `whyMailStays` says what. */
  readonly mailStays?: true;
  /** Comes through quiet hours when its event is near; a digest would come too late. */
  readonly isUrgent?: boolean;
  /** One mail a day tells all of it, or one a week (domain 4.17). */
  readonly isNeverAtOnce?: true;
  /** Not pushed between 10 PM and 7 AM unless its sender says why. */
  readonly restsAtNight?: true;
}

/** What people are told of. Those of the specification first (R-NOTIF-02 to 15), then what the domain adds. */
export const mailTopics = {
  surveys: { label: 'surveys', title: 'Surveys' },
  news: { label: 'news', title: 'News' },
  learning: { label: 'emails about learning', title: 'Learning' },
  products: { label: 'emails about products', title: 'Products' },
  offers: { label: 'emails about offers', title: 'Offers' },
  connections: { label: 'emails about connections', title: 'Connections' },
  usersJoinNearby: { label: 'emails about new players near you', title: 'New players near you' },
  eventCreatedJoin: {
    label: 'emails about players joining your events',
    title: 'A player joins your event',
  },
  eventJoined: { label: 'emails about events you joined', title: 'Events you joined' },
  endorsement: { label: 'emails about endorsements', title: 'Endorsements' },
  directMessage: { label: 'emails about messages to you', title: 'Messages to you' },
  teamJoin: { label: 'emails about joining teams', title: 'Joining teams' },
  teamMessage: { label: 'emails about messages to your teams', title: 'Messages to your teams' },
  announcements: { label: 'announcements', title: 'Announcements', restsAtNight: true },
  rsvp: { label: 'emails about your answers to events', title: 'Your answers to events' },
  eventReminder: { label: 'event reminders', title: 'Reminders', isUrgent: true },
  eventChange: { label: 'emails about changed events', title: 'Changed events' },
  eventCancelled: {
    label: 'emails about canceled events',
    title: 'Canceled events',
    mailStays: true,
    isUrgent: true,
  },
  invitation: {
    label: 'emails about invitations to play and co-host',
    title: 'Invitations',
  },
  substituteOffer: {
    label: 'emails about events that need subs',
    title: 'Events that need subs',
  },
  waitlistOffer: {
    label: 'emails about spots that opened up for you',
    title: 'Open spots for you',
    mailStays: true,
    isUrgent: true,
  },
  consent: {
    label: 'emails about your consents',
    title: 'Your consents for your family',
    mailStays: true,
  },
  paymentDue: { label: 'emails about payments that are due', title: 'Payments that are due' },
  payments: { label: 'emails about payments', title: 'Payments and payouts', mailStays: true },
  following: {
    label: 'emails about new events of hosts, communities and places you follow',
    title: 'New events from hosts, communities and places you follow',
    isNeverAtOnce: true,
  },
  activityAlert: {
    label: 'emails about activities in cities you follow',
    title: 'Activities in cities you follow',
  },
} as const satisfies Record<string, TopicWords>;

export type MailTopic = keyof typeof mailTopics;
export const topicNames = Object.keys(mailTopics) as [MailTopic, ...MailTopic[]];

export const isMailTopic = (topic: unknown): topic is MailTopic =>
  typeof topic === 'string' && Object.hasOwn(mailTopics, topic);

export const canTurnOff = (topic: MailTopic): boolean => !(mailTopics[topic] as TopicWords).mailStays;

/** What can wait for a digest without losing its sense. */
export const canDigest = (topic: MailTopic): boolean => canTurnOff(topic) && !isUrgent(topic);

/** How often mail of a topic comes by default. */
export const usualPace = (topic: MailTopic): 'instant' | 'daily' =>
  (mailTopics[topic] as TopicWords).isNeverAtOnce ? 'daily' : 'instant';

/** What must arrive even at night when its event is near. */
export const isUrgent = (topic: MailTopic): boolean => (mailTopics[topic] as TopicWords).isUrgent === true;

/** What is not pushed at night, also to people who set no quiet hours. */
export const restsAtNight = (topic: MailTopic): boolean => (mailTopics[topic] as TopicWords).restsAtNight === true;
