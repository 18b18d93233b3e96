import { createElement as h, type ReactNode } from 'react';
import { extraFacts } from '#shared/events/details/extra-words.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { paymentFacts } from '#shared/events/payments/payment-words.ts';

interface SectionProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** A quieter part below what matters. */
export const EventSection = ({ title, children }: SectionProps) =>
  h('section', { className: 'event-section' }, h('h2', null, title), children);

/** What the host wrote, line by line. */
export const Description = ({ event: { description } }: { readonly event: Event }) =>
  description ? h('p', { className: 'event-written' }, description) : null;

/** What else the host said; the price stands among the facts. */
export function GoodToKnow({ event }: { readonly event: Event }) {
  const priced = new Set(paymentFacts(event).map(([name]) => name));
  const facts = extraFacts(event).filter(({ name }) => !priced.has(name));
  if (facts.length === 0) return null;
  return h(
    EventSection,
    { title: 'Good to know' },
    h(
      'dl',
      { className: 'event-extras' },
      ...facts.map(({ name, text }) =>
        h('div', { key: name }, h('dt', null, name), h('dd', { className: 'event-written' }, text)),
      ),
    ),
  );
}
