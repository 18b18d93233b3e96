import { toCsv } from '../../csv.ts';
import { figureOf, type Money } from '../../money.ts';
import type { Reminded } from './due-reminders.ts';
import { type Due, type DueState, restOf, stateOf } from './dues.ts';
import { paidHow } from './pay-outside.ts';

const columns = [
  'Name',
  'For',
  'Currency',
  'Price',
  'Paid by card',
  'Paid otherwise',
  'How',
  'Owed',
  'State',
  'Reminded',
];

const stateNames: Readonly<Record<DueState, string>> = {
  owes: 'Not paid',
  later: 'Not due yet',
  paid: 'Paid',
  exempt: 'Doesn’t have to pay',
  left: 'Left after paying',
};

/** Who owes and who paid, as a file for spreadsheets: a name that would run as a formula does not. */
export const duesCsv = (dues: readonly Due[], reminded: Reminded): string =>
  toCsv([columns, ...dues.map((due) => rowOf(due, reminded))]);

function rowOf(due: Due, reminded: Reminded): (string | number)[] {
  const { dueId, name, what = '', owed, paid, byCard, isLater } = due;
  const otherwise = paid?.mark === 'exempt' ? undefined : paid;
  const figure = (money: Money | undefined) => (money ? figureOf(money) : '');
  return [
    name,
    what,
    (owed ?? paid?.amount ?? byCard)?.currency ?? '',
    figure(owed),
    figure(byCard),
    figure(otherwise?.amount),
    otherwise && otherwise.mark !== 'exempt' ? paidHow(otherwise.mark) : '',
    figure(owed && !isLater ? restOf({ owed, paid, byCard }) : undefined),
    stateNames[stateOf(due)],
    reminded[dueId]?.slice(0, 10) ?? '',
  ];
}
