import { createElement as h } from 'react';

interface Props {
  readonly text: string;
  /** True for what the page is there for. */
  readonly isPrimary?: boolean;
  /** What it is called where its text alone says too little. */
  readonly label?: string;
  /** The form that it sends, where it stands outside. */
  readonly form?: string;
}

/** Sends the form that it stands in, or the one that it names. */
export const SubmitButton = ({ text, isPrimary, label, form }: Props) =>
  h(
    'button',
    { type: 'submit', className: isPrimary ? 'event-deed' : 'event-second', 'aria-label': label, form },
    text,
  );
