import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import type { Point } from '#shared/events/details/schemas.ts';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { PriceField } from '../../payments/price-field.tsx';
import { CoverField, coverWords } from './cover-field.tsx';
import type { EventFormState } from './event-values.ts';
import { MoreOptions } from './more-options.tsx';
import { EventPlaceFields } from './place/event-place-fields.tsx';
import type { PlaceChoice } from './place/place-choices.ts';
import { SeenByField } from './publish/seen-by-field.tsx';
import { SportField } from './sport-field.tsx';
import { SpotsField } from './spots-field.tsx';
import { TitleField } from './title-field.tsx';
import { DayField } from './when/day-field.tsx';
import { TimeConflicts } from './when/time-conflicts.tsx';
import { TimeFields } from './when/time-fields.tsx';
import './event-form.css';
import './publish/publish-bar.css';

/** Most hosts have no team. */
const TeamField = lazy(async () => ({ default: (await import('./hosting/team-field.tsx')).TeamField }));

interface EventFormProps {
  readonly form: EventFormState;
  /** Game types that stand before "All". */
  readonly firstSports: readonly string[];
  /** The name of the city that is already chosen. */
  readonly cityName?: string;
  /** Where to look for places until another city is picked. */
  readonly near?: Point | undefined;
  readonly recentPlaces?: readonly PlaceChoice[];
  /** The event that is changed, where there is one. */
  readonly eventId?: string;
  /** Whether it is one date of a series. */
  readonly isOfSeries?: boolean;
  /** Whether it repeats, where that can still be decided. */
  readonly repeat?: ReactNode;
  /** Chooses co-hosts, where the event is not saved yet. */
  readonly cohosts?: ReactNode;
  /** What it takes over from the team that hosts it. */
  readonly hosted?: ReactNode;
  /** Stays at the bottom: the one button, and what is missing. */
  readonly bar: ReactNode;
}

/** Everything a host decides about an event on one screen; creating and editing show the same. */
export function EventForm({ form, firstSports, cityName = '', near, recentPlaces, ...more }: EventFormProps) {
  const { control } = form;
  const ownSeed = useId();
  const ref = useScrollToWrong(form);
  const submit = (event: FormEvent) => {
    describeCover(form);
    form.onSubmit(event);
  };
  return (
    <form ref={ref} className="event-form" onSubmit={submit} noValidate>
      <CoverField control={control} seed={more.eventId ?? ownSeed} />
      <SportField control={control} first={firstSports} />
      <TitleField form={form} />
      <div className="event-part">
        <DayField control={control} />
        <TimeFields control={control} />
        <TimeConflicts control={control} eventId={more.eventId} />
      </div>
      <EventPlaceFields form={form} cityName={cityName} near={near} recent={recentPlaces} />
      <SpotsField control={control} />
      <PriceField control={control} isOfSeries={more.isOfSeries} />
      <SeenByField form={form} />
      <Suspense>
        <TeamField control={control} />
        {more.hosted}
      </Suspense>
      <MoreOptions form={form} repeat={more.repeat} cohosts={more.cohosts} />
      {form.problem && <ProblemAlert>{form.problem}</ProblemAlert>}
      <div className="publish-bar">{more.bar}</div>
    </form>
  );
}

/** A cover needs no words of the host's: those that we suggest stand where there are none. */
function describeCover({ values }: EventFormState): void {
  const { cover, gameTypeId, otherGameType, title } = values.getValues();
  if (cover && cover.alt.trim().length < 2) values.setValue('cover.alt', coverWords(gameTypeId, otherGameType, title));
}

/** Brings the first field that has to be corrected into view, clear of the bars. */
function useScrollToWrong({ control }: EventFormState) {
  const form = useRef<HTMLFormElement>(null);
  const { submitCount, errors } = useFormState({ control });
  const isWrong = Object.keys(errors).length > 0;
  useEffect(() => {
    if (submitCount === 0 || !isWrong) return;
    const first = form.current?.querySelector('[aria-invalid="true"]');
    first?.scrollIntoView?.({ block: 'center' });
  }, [submitCount, isWrong]);
  return form;
}
