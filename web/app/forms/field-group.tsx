import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import './field-group.css';

interface FieldGroupProps {
  /** `Category 1`: its fields are named without it. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The fields of one thing among several of its kind. */
export const FieldGroup = ({ title, children }: FieldGroupProps) => (
  <fieldset className="field-group">
    <legend>{title}</legend>
    <SpaceBetween size="m">{children}</SpaceBetween>
  </fieldset>
);
