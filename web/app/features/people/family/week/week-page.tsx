import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { dependantsContract } from '#shared/events/dependants/contract.ts';
import { clashesOf } from '#shared/people/family/clashes.ts';
import { quantity } from '#shared/quantity.ts';
import { toInstant, toLocal } from '#shared/time.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { viewerZone } from '#web/blocks/event-time.ts';
import { plansOf } from './family-plan.ts';
import { WeekDay } from './week-day.tsx';
import './week.css';

const dayMs = 24 * 60 * 60_000;
const daysFrom = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The Monday of the week that a day is in. */
function mondayOf(day: string): string {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return daysFrom(day, -weekday);
}

export async function loader({ request }: LoaderFunctionArgs) {
  const zone = viewerZone();
  const asked = new URL(request.url).searchParams.get('week') ?? '';
  const today = toLocal(new Date(), zone).slice(0, 10);
  const monday = mondayOf(/^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today);
  const from = toInstant(`${monday}T00:00`, zone).toISOString();
  return { monday, today, zone, ...(await operations(dependantsContract).getFamilyWeek({ from })) };
}

/** The week of a guardian and those they answer for: a column a day, a list by day where there is no room for that. */
export function Component() {
  const { monday, today, zone, dependants, entries, matches } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const plans = plansOf(entries, matches);
  const clashes = clashesOf(plans);
  const days = Array.from({ length: 7 }, (_, index) => daysFrom(monday, index));
  const name = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(monday));
  const turn = (weeks: number) => void navigate(paths.familyWeek(daysFrom(monday, 7 * weeks)));
  return (
    <Page
      title="Family week"
      description={`The week of ${name}.`}
      actions={
        <SpaceBetween size="xs" direction="horizontal">
          <Button onClick={() => turn(-1)}>Previous week</Button>
          <Button onClick={() => turn(1)}>Next week</Button>
        </SpaceBetween>
      }
    >
      {clashes.length > 0 && (
        <p role="status">{quantity(clashes.length, 'conflict this week.', 'conflicts this week.')}</p>
      )}
      {plans.length === 0 && <p>Nothing planned this week. Games you and your family join show up here.</p>}
      <ol className="family-week">
        {days.map((day) => (
          <WeekDay
            key={day}
            day={day}
            isToday={day === today}
            zone={zone}
            dependants={dependants}
            plans={plans}
            clashes={clashes}
          />
        ))}
      </ol>
    </Page>
  );
}
