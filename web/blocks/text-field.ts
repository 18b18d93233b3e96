import { type ComponentProps, createElement as h } from 'react';

interface Props extends ComponentProps<'input'> {
  readonly label: string;
  readonly name: string;
}

/** A field for one line of text. */
export const TextField = ({ label, ...input }: Props) => h('label', null, `${label} `, h('input', input));
