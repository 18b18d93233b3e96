import Input from '@cloudscape-design/components/input';
import { useState } from 'react';
import { Avatar } from '#web/blocks/look/avatar.ts';
import '#web/app/forms/fields/chip-choice.css';

interface PeopleChipsProps {
  readonly people: readonly { readonly userId: string; readonly displayName: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** From how many people on one looks for a name. */
const searchFrom = 13;
const most = 20;

/** Players to choose from by their faces, at most 20. */
export function PeopleChips({ people, chosen, onChange }: PeopleChipsProps) {
  const [text, setText] = useState('');
  if (people.length === 0) return <p>No players from your events share their hours yet.</p>;
  const wanted = text.trim().toLowerCase();
  const shown = people.filter(
    ({ userId, displayName }) => chosen.includes(userId) || displayName.toLowerCase().includes(wanted),
  );
  const toggle = (userId: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, userId].slice(-most) : chosen.filter((one) => one !== userId));
  return (
    <fieldset className="chip-choice">
      <legend>Players</legend>
      {people.length >= searchFrom && (
        <Input
          type="search"
          ariaLabel="Find a player"
          placeholder="Find a player"
          value={text}
          onChange={({ detail }) => setText(detail.value)}
        />
      )}
      <div className="chips">
        {shown.map(({ userId, displayName }) => (
          <label key={userId} className="chip">
            <input
              type="checkbox"
              checked={chosen.includes(userId)}
              onChange={({ target }) => toggle(userId, target.checked)}
            />
            <span>
              <Avatar name={displayName} size={24} />
              {displayName}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
