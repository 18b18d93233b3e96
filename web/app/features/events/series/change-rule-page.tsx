import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import type { Parsed } from '#shared/contract/operation.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { seriesContract } from '#shared/events/series/contract.ts';
import type { RuleEffect } from '#shared/events/series/rule-contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { manageEvent } from '../details/event-access.ts';
import { previewDates, type RepeatChoice, toReoccurringInfo } from './repeat-choice.ts';
import { RepeatDates } from './repeat-dates.tsx';
import { RepeatEnd } from './repeat-end.tsx';
import { Rhythm } from './repeat-fields.tsx';
import { FrequencyField, HolidaysBox } from './repeat-parts.tsx';
import { choiceFrom, skippedFrom } from './rule-choice.ts';
import { RuleEffectList } from './rule-effect.tsx';
import type { SeenSeries } from './see-series.ts';
import '#web/app/forms/fields.css';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';

/** A single event has no rule. */
export async function loader(args: LoaderFunctionArgs) {
  const { event } = await manageEvent(args);
  const { eventId } = event;
  const series =
    event.seriesId && (await operations(seriesContract).getSeries({ eventId }, { signal: args.request.signal }));
  return { event, series: series || undefined };
}

const { input } = seriesContract.operations.previewRule;
type Asked = Parsed<typeof seriesContract.operations.previewRule>;
interface Loaded {
  readonly event: Event;
  readonly series: SeenSeries;
}

/** What a host chose so far, with what follows from it. */
function useRule({ event, series }: Loaded) {
  const firstDay = event.localStart.slice(0, 10);
  const [scope, setScope] = useState<Asked['scope']>('following');
  const [localStart, setLocalStart] = useState(event.localStart);
  const [choice, setChoice] = useState(() => choiceFrom(series, firstDay));
  const [skipped, setSkipped] = useState(() => skippedFrom(series, firstDay));
  const startDate = localStart.slice(0, 10) || undefined;
  const reoccurringInfo = toReoccurringInfo(choice, startDate);
  const days = previewDates(reoccurringInfo, startDate);
  const excludedDates = skipped.filter((date) => days.some((day) => day.date === date));
  const change = (changes: Partial<RepeatChoice>) => setChoice({ ...choice, ...changes });
  const { eventId, version } = event;
  const asked = { eventId, version, scope, localStart, reoccurringInfo, excludedDates };
  return { asked, choice, change, startDate, days, setScope, setLocalStart, setSkipped };
}

type Rule = ReturnType<typeof useRule>;

function StartFields({ asked, setScope, setLocalStart }: Rule) {
  return (
    <SpaceBetween size="l">
      <FormField label="Which events">
        <RadioGroup
          value={asked.scope}
          items={[
            { value: 'following', label: 'This and following events' },
            { value: 'all', label: 'All future events' },
          ]}
          onChange={({ detail }) => setScope(detail.value as Asked['scope'])}
        />
      </FormField>
      <NativeInput
        label="First date"
        type="datetime-local"
        hint="The new time of day applies to all of them."
        value={asked.localStart}
        onChange={(start) => setLocalStart(start.slice(0, 16))}
      />
    </SpaceBetween>
  );
}

function RhythmFields({ asked, choice, change, startDate, days, setSkipped }: Rule) {
  return (
    <SpaceBetween size="l">
      <FrequencyField choice={choice} change={change} repeats />
      <Rhythm choice={choice} change={change} startDate={startDate} />
      <RepeatEnd choice={choice} change={change} message={undefined} startDate={startDate} />
      <HolidaysBox choice={choice} change={change} />
      <RepeatDates dates={days} skipped={asked.excludedDates} onChange={setSkipped} />
    </SpaceBetween>
  );
}

/** Gives a series other days, another end or another time of day; says what that does before it is saved. */
export function Component() {
  const { event, series } = useLoaderData<typeof loader>();
  if (series) return <RulePage event={event} series={series} />;
  return (
    <Page title="Change how it repeats" width="narrow">
      <p>This event takes place once.</p>
    </Page>
  );
}

function RulePage(loaded: Loaded) {
  const rule = useRule(loaded);
  const navigate = useNavigate();
  const [seen, setSeen] = useState<{ readonly asked: Asked; readonly effect: RuleEffect }>();
  const [wrong, setWrong] = useState<string>();
  const preview = useChange((asked: Asked) => operations(seriesContract).previewRule(asked), {
    onDone: (effect, asked) => setSeen({ asked, effect }),
    showsProblem: true,
    rereads: false,
  });
  const change = useOperation(seriesContract, 'changeRule', {
    done: 'Your dates are changed',
    goTo: ({ firstEventId }) => paths.event(firstEventId),
    showsProblem: true,
  });
  const { isRunning, rejection } = useTogether(preview, change);
  const refused = wrong ?? (rejection && (Object.values(rejection.fields).join(' ') || rejection.title));
  const look = () => {
    const { data, error } = input.safeParse(rule.asked);
    setWrong(error?.issues.map(({ message }) => message).join(' '));
    if (data) void preview.run(data);
  };
  return (
    <Page title="Change how it repeats" description={loaded.series.summary} width="narrow">
      <Container>
        <SpaceBetween size="l">
          {refused && <Alert type="error">{refused}</Alert>}
          <StartFields {...rule} />
          <RhythmFields {...rule} />
          <SpaceBetween direction="horizontal" size="xs">
            <Button onClick={() => void navigate(paths.manageEvent(loaded.event.eventId))}>Cancel</Button>
            <Button variant="primary" loading={isRunning} onClick={look}>
              See what changes
            </Button>
          </SpaceBetween>
        </SpaceBetween>
      </Container>
      <ConfirmDialog
        isOpen={seen !== undefined}
        title="Change these dates?"
        verb="Change dates"
        onClose={() => setSeen(undefined)}
        onConfirm={() => {
          setSeen(undefined);
          if (seen) void change.run(seen.asked);
        }}
      >
        {seen && <RuleEffectList effect={seen.effect} />}
      </ConfirmDialog>
    </Page>
  );
}
