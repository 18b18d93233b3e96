import { lazy, type ReactNode, useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import type { EventFormState } from './event-values.ts';
import { isAnySet, isInGroups } from './set-groups.ts';

/** A part of its own: most events are published without it. */
const MoreGroups = lazy(async () => ({ default: (await import('./more-groups.tsx')).MoreGroups }));

interface MoreOptionsProps {
  readonly form: EventFormState;
  readonly repeat?: ReactNode;
  readonly cohosts?: ReactNode;
}

/** Opens the rest; by itself where something of it is set, or has to be corrected. */
export function MoreOptions({ form, ...groups }: MoreOptionsProps) {
  const { control, values } = form;
  const { errors, submitCount } = useFormState({ control });
  const [isOpen, setOpen] = useState(() => isAnySet(values.getValues()));
  const isWrong = isInGroups(Object.keys(errors));
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong, submitCount]);
  return (
    <div className="more-options">
      <button type="button" className="more-options-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span>
          <b>More options</b>
          <small>Repeat, levels, age, questions, co-hosts</small>
        </span>
        <LineIcon name="chevron-down" />
      </button>
      {isOpen && (
        <LaterPart height={400}>
          <MoreGroups form={form} {...groups} />
        </LaterPart>
      )}
    </div>
  );
}
