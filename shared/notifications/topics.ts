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
}

/** What people are told of. Those of the specification first (R-NOTIF-02 to 15), then what the domain adds. */
export const mailTopics = {
  surveys: { label: 'surveys', title: 'Surveys' },
  news: { label: 'news', title: 'News' },
  learning: { label: 'mail about learning and growing', title: 'Learning' },
  products: { label: 'mail about products', title: 'Products' },
  offers: { label: 'mail about offers', title: 'Offers' },
  connections: { label: 'mail about connections', title: 'Connections' },
  usersJoinNearby: { label: 'mail about new people near you', title: 'New people near you' },
  eventCreatedJoin: {
    label: 'mail about people who join your events',
    title: 'A player joins your event',
  },
  eventJoined: { label: 'mail about events that you joined', title: 'Events you joined' },
  endorsement: { label: 'mail about endorsements', title: 'Endorsements' },
  directMessage: { label: 'mail about messages to you', title: 'Messages to you' },
  teamJoin: { label: 'mail about joining teams', title: 'Joining teams' },
  teamMessage: { label: 'mail about messages to your teams', title: 'Messages to your teams' },
  announcements: { label: 'announcements', title: 'Announcements' },
  rsvp: { label: 'mail about your answers to events', title: 'Your answers to events' },
  eventReminder: { label: 'event reminders', title: 'Reminders', isUrgent: true },
  eventChange: { label: 'mail about changed events', title: 'Changed events' },
  eventCancelled: {
    label: 'mail about cancelled events',
    title: 'Cancelled events',
    mailStays: true,
    isUrgent: true,
  },
  invitation: {
    label: 'mail about invitations to events and to hosting them',
    title: 'Invitations',
  },
  substituteOffer: {
    label: 'mail about events that look for substitutes',
    title: 'Events that look for substitutes',
  },
  waitlistOffer: {
    label: 'mail about seats that became free for you',
    title: 'Free seats for you',
    mailStays: true,
    isUrgent: true,
  },
  consent: {
    label: 'mail about your consents for others',
    title: 'Your consents for members of your family',
    mailStays: true,
  },
  following: {
    label: 'mail about new events of hosts, communities and places you follow',
    title: 'New events from hosts, communities and places you follow',
    isNeverAtOnce: true,
  },
  activityAlert: {
    label: 'mail about activities in the cities you follow',
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
