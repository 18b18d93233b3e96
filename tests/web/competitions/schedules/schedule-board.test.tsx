import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { keptOf } from '#shared/competitions/schedules/rainout.ts';
import type { PlayedAt } from '#shared/competitions/schedules/schemas.ts';
import { generateSchedule } from '#shared/competitions/schedules/solver/generate.ts';
import { judgeMoves } from '#shared/competitions/schedules/solver/judge-move.ts';
import { localAt } from '#shared/competitions/schedules/solver/local-minutes.ts';
import { slotsOf } from '#shared/competitions/schedules/solver/slots.ts';
import { season } from '#tests/support/competitions/schedules/seasons.ts';
import { ScheduleBoard } from '#web/app/features/competitions/schedules/board/schedule-board.tsx';

const plain = season(4);
const [lockedOne] = keptOf(generateSchedule(plain).matches);
const input = season(4, { locked: [lockedOne!] });
const made = generateSchedule(input);
const slots = slotsOf(input).map(({ placeId, courtId, start, end }) => ({
  placeId,
  courtId,
  localStart: localAt(start),
  durationMinutes: end - start,
}));
const name = (id: string) => input.entrants.find((one) => one.id === id)!.name;
const nameOf = ({ homeId, awayId }: { homeId: string; awayId: string }) => `${name(homeId)} – ${name(awayId)}`;
const [one, other] = made.matches.filter(({ at, locked }) => at && !locked);
const told = () => document.querySelector('.schedule-said')!.textContent;

interface BoardProps {
  readonly without?: string;
  /** Is given what answers a move; until then the page is drawn as it was. */
  readonly onAsked?: (answer: () => void) => void;
}

function Board({ without, onAsked }: BoardProps) {
  const [matches, setMatches] = useState(
    made.matches.map((match) => {
      const { at: _, ...rest } = match;
      return match.key === without ? rest : match;
    }),
  );
  const move = (key: string, at: PlayedAt) => {
    const answer = () => setMatches(matches.map((match) => (match.key === key ? { ...match, at } : match)));
    if (!onAsked) return answer();
    setMatches([...matches]);
    onAsked(answer);
  };
  const unplaced = without ? [{ key: without, constraintIds: ['rule:rest'], sentence: 'A player needs rest.' }] : [];
  return (
    <ScheduleBoard
      {...{ matches, slots, unplaced, entrantName: name, judge: judgeMoves(input, matches), onMove: move }}
      courtName={(_, courtId) => `Court ${courtId}`}
    />
  );
}
const button = (match: { homeId: string; awayId: string }) =>
  screen.getByRole('button', { name: new RegExp(nameOf(match)) });
const cellOf = (match: { homeId: string; awayId: string }) => button(match).closest('li')!;
const cell = (day: string, time: string) =>
  [...document.querySelectorAll('li')].find(
    (li) => li.textContent.includes(time) && li.closest('section')?.getAttribute('aria-label') === day,
  )!;
const dayName = (local: string) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${local}Z`),
  );
/** A free time of the day on which a match is anyway. */
const freeOn = (day: string) =>
  slots.find(
    ({ localStart }) => localStart.startsWith(day) && made.matches.every(({ at }) => at?.localStart !== localStart),
  )!;

it('moves a match by keys: picked up, led by arrows, put down, and the focus goes with it', async () => {
  render(<Board />);
  const user = userEvent.setup();
  const free = freeOn(one!.at!.localStart.slice(0, 10));
  const times = slots.map(({ localStart }) => localStart);
  const steps = times.indexOf(free.localStart) - times.indexOf(one!.at!.localStart);
  button(one!).focus();
  await user.keyboard('{Enter}');
  expect(told()).toContain(`Picked up ${nameOf(one!)}.`);
  await user.keyboard((steps > 0 ? '{ArrowDown}' : '{ArrowUp}').repeat(Math.abs(steps)));
  expect(told()).toContain('no conflicts.');
  await user.keyboard('{Enter}');
  expect(cellOf(one!)).toBe(cell(dayName(free.localStart), free.localStart.slice(11)));
  expect(document.activeElement).toBe(button(one!));
});

it('keeps the focus on a match whose move is answered later', async () => {
  const asked: (() => void)[] = [];
  render(<Board onAsked={(answer) => asked.push(answer)} />);
  const user = userEvent.setup();
  const free = freeOn(one!.at!.localStart.slice(0, 10));
  const times = slots.map(({ localStart }) => localStart);
  const steps = times.indexOf(free.localStart) - times.indexOf(one!.at!.localStart);
  button(one!).focus();
  const arrows = (steps > 0 ? '{ArrowDown}' : '{ArrowUp}').repeat(Math.abs(steps));
  await user.keyboard(`{Enter}${arrows}{Enter}`);
  act(() => asked[0]?.());
  expect(cellOf(one!)).toBe(cell(dayName(free.localStart), free.localStart.slice(11)));
  expect(document.activeElement).toBe(button(one!));
});

it('says what would break before it is put down, does not put it there, and puts it back with Escape', async () => {
  render(<Board />);
  const user = userEvent.setup();
  const before = cellOf(one!);
  await user.click(button(one!));
  await user.click(button(other!));
  expect(told()).toContain('Not moved to');
  expect(told()).toContain('Another match is on the field.');
  await user.keyboard('{Escape}');
  expect(told()).toContain('stays where it was.');
  expect(cellOf(one!)).toBe(before);
});

it('moves a match by dragging it, and by tapping it and then a free time', async () => {
  render(<Board />);
  const free = freeOn(one!.at!.localStart.slice(0, 10));
  const target = cell(dayName(free.localStart), free.localStart.slice(11));
  fireEvent.pointerMove(button(one!), { pointerType: 'mouse', buttons: 1 });
  fireEvent.pointerOver(target, { pointerType: 'mouse', buttons: 1 });
  fireEvent.pointerUp(target, { pointerType: 'mouse' });
  expect(cellOf(one!)).toBe(target);
  const user = userEvent.setup();
  await user.click(button(one!));
  const back = cell(dayName(one!.at!.localStart), one!.at!.localStart.slice(11));
  await user.click(within(back).getByRole('button', { name: 'Move here' }));
  expect(cellOf(one!)).toBe(back);
});

it('does not pick up a locked match, and shows one without a time with the reason', async () => {
  render(<Board without={one!.key} />);
  const locked = made.matches.find((match) => match.locked)!;
  await userEvent.setup().click(button(locked));
  expect(told()).toContain('is locked.');
  const waiting = within(screen.getByRole('region', { name: 'Unscheduled' }));
  expect(waiting.getByRole('button', { name: nameOf(one!) }).getAttribute('aria-pressed')).toBe('false');
  expect(waiting.getByText('A player needs rest.')).toBeTruthy();
});

it('keeps days without a match apart until a match is carried, so that narrow screens list the others alone', async () => {
  render(<Board />);
  const empty = () => document.querySelectorAll('section[data-empty="true"]');
  const busy = new Set(made.matches.flatMap(({ at }) => at?.localStart.slice(0, 10) ?? []));
  const days = new Set(slots.map(({ localStart }) => localStart.slice(0, 10)));
  expect(empty()).toHaveLength(days.size - busy.size);
  expect(empty().length).toBeGreaterThan(0);
  await userEvent.click(button(one!));
  expect(empty()).toHaveLength(0);
});
