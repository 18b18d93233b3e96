import { createElement as h } from 'react';

interface Props {
  readonly text: string;
  /** True for what the page is there for. */
  readonly isPrimary?: boolean;
  /** What it is called where its text alone says too little. */
  readonly label?: string;
}

/** Sends the form that it stands in. */
export const SubmitButton = ({ text, isPrimary, label }: Props) =>
  h('button', { type: 'submit', className: isPrimary ? 'first' : undefined, 'aria-label': label }, text);
