import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { useEffect, useRef, useState } from 'react';
import { Email } from '#shared/email.ts';
import { UserId } from '#shared/ids.ts';
import { privacyContract } from '#shared/people/privacy/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

const waitMs = 300;
const shortest = 3;

interface Found {
  readonly userId: string;
  readonly displayName: string;
}

interface FamilySearchProps {
  readonly fault: string | undefined;
  readonly onSelect: (user: Found) => void;
}

/** Finds one person by a whole address or a whole id, from three characters on and 300 ms after the last (R-FAM-21 to 24). */
export function FamilySearch({ fault, onSelect }: FamilySearchProps) {
  const [text, setText] = useState('');
  const { found, wrong, isLooking } = useSearch(text.trim());
  return (
    <FormField
      label="Email or UID"
      description="Enter their complete email, or the ID on their player card. Only adults who can be found show up."
      errorText={wrong ?? (found ? undefined : fault)}
    >
      <Input
        type="search"
        value={text}
        placeholder="name@example.com"
        clearAriaLabel="Clear"
        onChange={({ detail }) => setText(detail.value)}
      />
      <div role="status">{isLooking && 'Searching…'}</div>
      {found && (
        <ul className="family-found" aria-label="Found">
          <li>
            <button type="button" onClick={() => onSelect(found)}>
              Select {found.displayName}
            </button>
          </li>
        </ul>
      )}
    </FormField>
  );
}

interface Search {
  readonly found?: Found;
  readonly wrong?: string;
  readonly isLooking?: boolean;
}

function useSearch(text: string): Search {
  const [search, setSearch] = useState<Search>({});
  const asked = useRef('');
  useEffect(() => {
    asked.current = text;
    setSearch({});
    if (text.length < shortest) return;
    const timer = setTimeout(() => {
      setSearch({ isLooking: true });
      void look(text).then((result) => asked.current === text && setSearch(result));
    }, waitMs);
    return () => clearTimeout(timer);
  }, [text]);
  return search;
}

const noUser: Search = { wrong: 'No user found with this email or UID' };

/** An incomplete address or id finds no user and is not sent. */
async function look(text: string): Promise<Search> {
  const isWhole = text.includes('@') ? Email.safeParse(text).success : UserId.safeParse(text).success;
  if (!isWhole) return noUser;
  try {
    const { person } = await operations(privacyContract).findPerson({ text });
    return person ? { found: person } : noUser;
  } catch {
    return { wrong: 'Error searching for user. Please try again.' };
  }
}
