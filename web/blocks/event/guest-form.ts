import { createElement as h } from 'react';
import type { Event } from '#shared/events/details/schemas.ts';
import type { GuestPrice } from '#shared/events/guests/guest-price.ts';
import { PostForm } from '../post-form.ts';
import { TextField } from '../text-field.ts';
import { CodeChoice, PriceOfSpot } from './guest-price-note.ts';
import { SpotChoices } from './spot-choices.ts';

/** The form's button stands in the bar, within a thumb's reach. */
export const guestFormId = 'join-as-guest';

interface GuestFormProps {
  readonly event: Pick<Event, 'eventId' | 'capacityGroups' | 'eventSlotGroup' | 'startsAt' | 'timeZone'>;
  /** The key of a private event's link. */
  readonly token: string | undefined;
  /** What a spot costs, where guests pay by card. */
  readonly price?: GuestPrice | undefined;
  /** Whether a spot is free for the next player, who takes it without a host's word. */
  readonly hasSpot: boolean;
  /** Whether the host decides first. */
  readonly asks: boolean;
  readonly now: Date;
}

/** Two fields, and a third that people never see: whatever fills it in is a machine. */
export const GuestForm = ({ event, token, price, hasSpot, asks, now }: GuestFormProps) =>
  h(
    PostForm,
    { action: '/api/guest/ask', id: guestFormId, sends: { eventId: event.eventId, token } },
    h(NameField),
    h(TextField, {
      label: 'Your email',
      name: 'email',
      type: 'email',
      autoComplete: 'email',
      required: true,
      maxLength: 100,
    }),
    h(GroupField, event),
    hasSpot && price && h(SpotChoices, { event, price }),
    price && h(PriceOfSpot, { ...event, price, now }),
    hasSpot && price && h(CodeChoice),
    h(
      'label',
      { className: 'trap', 'aria-hidden': true },
      'Leave this empty ',
      h('input', { name: 'website', tabIndex: -1, autoComplete: 'off' }),
    ),
    h(
      'small',
      null,
      `${nextWords({ price, hasSpot, asks })} Other players see your name, only the host sees your address, and we delete it 30 days after the event.`,
    ),
  );

function nextWords({ price, hasSpot, asks }: Pick<GuestFormProps, 'price' | 'hasSpot' | 'asks'>): string {
  if (price?.slots && hasSpot)
    return 'Next: see the total and pay by card. We hold it all for 10 minutes while you pay.';
  if (price && hasSpot) return 'Next: pay by card. We hold your spot for 10 minutes while you pay.';
  const confirm = 'Next: confirm from the email we send you.';
  return price && asks ? `${confirm} You pay once the host approves you. We email you a link for it.` : confirm;
}

/** @param known what the guest is called already */
export const NameField = ({ known }: { readonly known?: string }) =>
  h(TextField, {
    label: 'Your name',
    name: 'name',
    autoComplete: 'name',
    required: true,
    minLength: 2,
    maxLength: 100,
    defaultValue: known,
  });

/** The group of a guest, who has no profile to decide it. */
export const GroupField = ({ capacityGroups }: Pick<Event, 'capacityGroups'>) =>
  capacityGroups &&
  h(
    'label',
    null,
    'You’re joining as ',
    h(
      'select',
      { name: 'group', required: true },
      h('option', { value: '' }, 'Choose'),
      ...capacityGroups.map(({ key, label }) => h('option', { key, value: key }, label)),
    ),
  );
