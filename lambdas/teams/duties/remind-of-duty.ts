import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { hasFeature } from '#shared/teams/details/features.ts';
import type { TeamDue } from '../details/teams-queue.ts';
import type { Memberships } from '../ports/memberships.ts';
import type { StoredTeam, TeamReader } from '../ports/teams.ts';
import type { DutyStore, StoredDuty } from './store.ts';

export interface DutyReminding {
  readonly by: Delivery;
  readonly teams: Pick<TeamReader, 'find'>;
  readonly duties: Pick<DutyStore, 'find'>;
  readonly roster: Pick<Memberships, 'find'>;
}

type Reminder = Extract<TeamDue, { what: 'dutyReminder' }>;

const mailsAtOnce = 10;

/** Reminds members who took a duty, while it starts when it did; those who paused are left in peace. Safe to repeat. */
export async function remindOfDuty(
  { teamId, dutyId, startsAt, hours }: Reminder,
  causedAt: string,
  { by, teams, duties, roster }: DutyReminding,
  now: Date,
): Promise<void> {
  const [team, duty] = await Promise.all([teams.find(teamId), duties.find({ teamId, dutyId })]);
  const isStale = duty?.startsAt !== startsAt || startsAt <= now.toISOString();
  if (team?.status !== 'active' || !duty || isStale || !hasFeature(team.facts, 'duties')) return;
  const cause = `teams.dutyReminder/${dutyId}/${startsAt}/${hours}`;
  await inParallel(duty.holders, mailsAtOnce, async ({ userId }) => {
    const member = await roster.find({ userId, teamId });
    if (!member || member.pausedAt) return;
    const tell = () => letter(team, duty, by.origin);
    await deliver({ cause, causedAt, userId, topic: 'eventReminder', tell }, by, now);
  });
}

function letter(team: StoredTeam, { facts, startsAt }: StoredDuty, origin: string): NoticeContent {
  const { timeZone } = facts;
  const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone });
  const subject = `Reminder: ${facts.title} for ${team.facts.name}`;
  return {
    subject,
    content: {
      preheader: `It’s yours: ${when.format(new Date(startsAt))}.`,
      heading: subject,
      paragraphs: [
        `You signed up for this. It starts ${when.format(new Date(startsAt))}.`,
        ...(facts.note ? [facts.note] : []),
        'Can’t make it? Offer it to the others or give it back now.',
      ],
      action: { label: 'See duties', url: `${origin}/team/${team.teamId}/duties` },
      footerLines: [`Sent because you signed up for a duty of ${team.facts.name}.`],
    },
  };
}
