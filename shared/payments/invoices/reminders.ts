/** Days from the due date on which a payer is reminded, as long as something is owed. */
const reminderDays = [-3, 0, 3, 7, 14] as const;

/** A treasurer reminds the same person by hand at most this often. */
export const daysBetweenReminders = 3;

const dayMs = 86_400_000;
/** Morning in the Americas, afternoon in Europe. */
const hourUtc = 15;

/** An instant on which a payer is reminded, and which of the reminders it is. */
interface Reminder {
  readonly day: (typeof reminderDays)[number];
  readonly at: string;
}

/** The reminders of an invoice that are still to come. `dueOn` is a calendar day. */
export const remindersFrom = (dueOn: string, now: Date): readonly Reminder[] =>
  reminderDays
    .map((day) => ({ day, at: new Date(Date.parse(`${dueOn}T00:00:00.000Z`) + day * dayMs + hourUtc * 3_600_000) }))
    .filter(({ at }) => at > now)
    .map(({ day, at }) => ({ day, at: at.toISOString() }));

/** Until when a person who was reminded is left in peace. */
const restsUntil = (remindedAt: string): string =>
  new Date(Date.parse(remindedAt) + daysBetweenReminders * dayMs).toISOString();

/** Whether a person can be reminded by hand now. */
export const mayRemind = (remindedAt: string | undefined, now: Date): boolean =>
  remindedAt === undefined || restsUntil(remindedAt) <= now.toISOString();
