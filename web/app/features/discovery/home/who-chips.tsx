import type { ChildAgenda } from '#shared/events/following/contract.ts';
import { Avatar } from '#web/blocks/look/avatar.ts';
import type { Who } from './agenda.ts';

interface WhoChipsProps {
  readonly family: readonly ChildAgenda[];
  readonly myName: string;
  readonly who: Who;
  readonly onChange: (who: Who) => void;
}

/** Whose agenda it is: everyone's, one child's, or one's own. */
export const WhoChips = ({ family, myName, who, onChange }: WhoChipsProps) => (
  <fieldset className="who-chips">
    <legend className="look-said">Whose games</legend>
    <Choice is="everyone" {...{ who, onChange }} label="Everyone" />
    {family.map(({ dependantId, firstName }) => (
      <Choice key={dependantId} is={dependantId} {...{ who, onChange }} label={firstName} face={firstName} />
    ))}
    <Choice is="me" {...{ who, onChange }} label="Me" face={myName} />
  </fieldset>
);

interface ChoiceProps extends Pick<WhoChipsProps, 'who' | 'onChange'> {
  readonly is: Who;
  readonly label: string;
  readonly face?: string;
}

const Choice = ({ is, who, onChange, label, face }: ChoiceProps) => (
  <button type="button" aria-pressed={who === is} onClick={() => onChange(is)}>
    {face && <Avatar name={face} size={24} />}
    {label}
  </button>
);
