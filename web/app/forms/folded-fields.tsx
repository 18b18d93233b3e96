import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';

interface FoldedFieldsProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly title: string;
  /** Something in it is set: it begins open. */
  readonly isSet?: boolean;
  /** Of one thing among several in a part of the form: it has no frame of its own. */
  readonly isWithin?: boolean;
  readonly children: ReactNode;
}

/** Fields that few need, folded away; it opens by itself where one of them needs to be corrected. */
export function FoldedFields<Values extends FieldValues>({
  control,
  title,
  isSet = false,
  isWithin = false,
  children,
}: FoldedFieldsProps<Values>) {
  const { errors, submitCount } = useFormState({ control });
  const [isOpen, setOpen] = useState(isSet);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (content.current?.querySelector('[aria-invalid="true"]')) setOpen(true);
  }, [errors, submitCount]);
  return (
    <ExpandableSection
      variant={isWithin ? 'default' : 'container'}
      headerText={title}
      expanded={isOpen}
      onChange={({ detail }) => setOpen(detail.expanded)}
    >
      <div ref={content}>
        <SpaceBetween size="l">{children}</SpaceBetween>
      </div>
    </ExpandableSection>
  );
}
