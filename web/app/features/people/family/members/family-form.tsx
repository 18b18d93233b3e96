import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type FormEvent, useEffect, useState } from 'react';
import { useChange } from '#web/app/operations/use-change.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { faultsOf, isComplete, type MemberDraft } from './family-draft.ts';
import { FamilyMemberFields } from './family-member-fields.tsx';
import { saveMembers } from './save-family.ts';

const aDraft = (): MemberDraft => ({ key: crypto.randomUUID() });

/** Members to be added, saved together once each of them is complete (R-FAM-25 to 27). */
export function FamilyForm({ onDone }: { onDone: () => void }) {
  const [drafts, setDrafts] = useState<readonly MemberDraft[]>(() => [aDraft()]);
  const [wasTried, setTried] = useState(false);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const { run, isRunning } = useChange(saveMembers, {
    // Members who were saved leave the form; the others stay as they were typed.
    onDone: (outcome) => {
      setDrafts((before) => before.filter(({ key }) => !outcome.saved.includes(key)));
      setWrong(outcome.wrong);
    },
  });
  useEffect(() => {
    if (drafts.length === 0) onDone();
  }, [drafts, onDone]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (drafts.some((draft) => faultsOf(draft).user)) notify('error', 'Please select a user from the search results.');
    if (!drafts.every(isComplete) || isRunning) return;
    setWrong({});
    void run(drafts);
  };
  const remove = (key: string) => setDrafts(drafts.filter((one) => one.key !== key));
  return (
    <form onSubmit={save} noValidate aria-label="Add family members">
      <SpaceBetween size="l">
        {drafts.map((draft, place) => (
          <fieldset key={draft.key} className="family-draft">
            <legend>Family member {drafts.length > 1 && place + 1}</legend>
            <FamilyMemberFields
              draft={draft}
              faults={wasTried ? faultsOf(draft) : {}}
              onChange={(next) => setDrafts(drafts.map((one) => (one.key === next.key ? next : one)))}
            />
            {wrong[draft.key] && <Alert type="error">{wrong[draft.key]}</Alert>}
            {drafts.length > 1 && (
              <Button formAction="none" onClick={() => remove(draft.key)}>
                Leave out
              </Button>
            )}
          </fieldset>
        ))}
        <Box>
          <SpaceBetween direction="horizontal" size="xs">
            <Button formAction="none" variant="link" onClick={onDone}>
              Cancel
            </Button>
            <Button formAction="none" onClick={() => setDrafts([...drafts, aDraft()])}>
              Add another
            </Button>
            <Button variant="primary" loading={isRunning} loadingText="Saving">
              Save family members
            </Button>
          </SpaceBetween>
        </Box>
      </SpaceBetween>
    </form>
  );
}
