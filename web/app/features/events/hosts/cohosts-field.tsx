import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { mostHosts } from '#shared/events/hosts/hosts.ts';
import { CohostRow, CohostSearch } from './cohost-search.tsx';
import type { Pickable } from './people-picker.tsx';
import './hosts.css';

interface CohostsFieldProps {
  readonly value: readonly Pickable[];
  readonly onChange: (value: readonly Pickable[]) => void;
}

/** The co-hosts to invite once the event is saved. */
export function CohostsField({ value, onChange }: CohostsFieldProps) {
  const without = ({ userId }: Pickable) => value.filter((other) => other.userId !== userId);
  return (
    <SpaceBetween size="m">
      {value.length > 0 && (
        <ul className="cohosts" aria-label="Co-hosts to invite">
          {value.map((person) => (
            <CohostRow key={person.userId} person={person}>
              <Button
                formAction="none"
                ariaLabel={`Remove ${person.displayName}`}
                onClick={() => onChange(without(person))}
              >
                Remove
              </Button>
            </CohostRow>
          ))}
        </ul>
      )}
      {value.length + 1 < mostHosts && (
        <CohostSearch
          known={[]}
          action={(person, clear) => (
            <Button
              formAction="none"
              ariaLabel={`Add ${person.displayName} as a co-host`}
              onClick={() => {
                onChange([...without(person), person]);
                clear();
              }}
            >
              Add
            </Button>
          )}
        />
      )}
    </SpaceBetween>
  );
}
