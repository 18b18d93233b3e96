import type { MailTopic } from '#shared/notifications/topics.ts';

type Group = 'play' | 'people' | 'communities' | 'news';

/** What people look for first stands first: their own events, then people, then news. */
const groupTitles: Readonly<Record<Group, string>> = {
  play: 'Your events',
  people: 'People and family',
  communities: 'Communities and messages',
  news: 'News and tips',
};

const groupOf: Readonly<Record<MailTopic, Group>> = {
  invitation: 'play',
  rsvp: 'play',
  waitlistOffer: 'play',
  eventReminder: 'play',
  eventChange: 'play',
  eventCancelled: 'play',
  eventJoined: 'play',
  eventCreatedJoin: 'play',
  substituteOffer: 'play',
  payments: 'play',
  connections: 'people',
  endorsement: 'people',
  consent: 'people',
  usersJoinNearby: 'people',
  following: 'people',
  teamJoin: 'communities',
  teamMessage: 'communities',
  directMessage: 'communities',
  announcements: 'communities',
  paymentDue: 'communities',
  activityAlert: 'news',
  news: 'news',
  learning: 'news',
  products: 'news',
  offers: 'news',
  surveys: 'news',
};

const order = Object.keys(groupOf);

/** The topics under their headings; a heading without any is left out. */
export const groupTopics = <Channels>(topics: readonly (readonly [MailTopic, Channels])[]) =>
  (Object.keys(groupTitles) as Group[])
    .map((group) => ({
      title: groupTitles[group],
      topics: topics
        .filter(([topic]) => groupOf[topic] === group)
        .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)),
    }))
    .filter((group) => group.topics.length > 0);
