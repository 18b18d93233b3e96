import { createElement as h } from 'react';

interface Props {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
  readonly isTimeTbd?: boolean | undefined;
}

/** Where the page's script writes the time on the viewer's own clock, when that is another. */
export const ViewersTime = ({ startsAt, endsAt, timeZone, isTimeTbd }: Props) =>
  !isTimeTbd && h('small', { 'data-from': startsAt, 'data-to': endsAt, 'data-zone': timeZone, hidden: true });
