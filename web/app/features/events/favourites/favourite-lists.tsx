import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { favouriteKinds, listsAtMost } from '#shared/events/favourites/favourite-words.ts';
import { following } from '#shared/events/following/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { kindTitles } from './favourite-titles.ts';

interface FavouriteListsProps {
  readonly lists: { readonly listId: string; readonly name: string }[];
  readonly version: number;
  readonly narrowed: { readonly kind?: string; readonly listId?: string };
}

/** What of the favourites is shown, and the lists by which they are sorted. */
export function FavouriteLists({ lists, version, narrowed }: FavouriteListsProps) {
  const open = lists.find(({ listId }) => listId === narrowed.listId);
  return (
    <ExpandableSection
      headerText={open?.name ?? 'Filter, or sort into lists'}
      defaultExpanded={narrowed.kind !== undefined || open !== undefined}
    >
      <SpaceBetween size="m">
        <nav className="badges" aria-label="Filter favorites">
          <AppLink to={paths.favourites}>All</AppLink>
          {favouriteKinds.map((kind) => (
            <AppLink key={kind} to={paths.favouritesOf({ kind })}>
              {kindTitles[kind]}
            </AppLink>
          ))}
        </nav>
        {lists.length > 0 && (
          <nav className="badges" aria-label="Your lists">
            {lists.map(({ listId, name }) => (
              <AppLink key={listId} to={paths.favouritesOf({ listId })}>
                {name}
              </AppLink>
            ))}
          </nav>
        )}
        {open && <OpenList key={open.listId} open={open} lists={lists} version={version} />}
        {lists.length < listsAtMost && <NewList key={version} lists={lists} version={version} />}
      </SpaceBetween>
    </ExpandableSection>
  );
}

type Known = Pick<FavouriteListsProps, 'lists' | 'version'>;

function NewList({ lists, version }: Known) {
  const { run, isRunning, rejection } = useOperation(following, 'saveFavouriteLists', {
    done: (_, sent) => `List ${sent.lists.at(-1)?.name} created`,
    isForm: true,
  });
  return (
    <NameForm
      label="New list"
      verb="Create list"
      start=""
      isBusy={isRunning}
      problem={rejection?.title}
      onSend={(name) => void run({ lists: [...lists, { name }], version })}
    />
  );
}

function OpenList({ open: { listId, name }, lists, version }: Known & { readonly open: Known['lists'][number] }) {
  const rename = useOperation(following, 'saveFavouriteLists', { done: 'List renamed', isForm: true });
  const remove = useOperation(following, 'saveFavouriteLists', { done: 'List deleted', isForm: true });
  const { isRunning, rejection } = useTogether(rename, remove);
  const [isAsked, setAsked] = useState(false);
  return (
    <SpaceBetween size="s">
      <NameForm
        label="List name"
        verb="Rename list"
        start={name}
        isBusy={isRunning}
        problem={rejection?.title}
        onSend={(named) =>
          void rename.run({
            lists: lists.map((one) => (one.listId === listId ? { ...one, name: named } : one)),
            version,
          })
        }
      />
      <Button onClick={() => setAsked(true)}>Delete list</Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={`Delete ${name}?`}
        verb="Delete list"
        isBusy={isRunning}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          void remove.run({ lists: lists.filter((one) => one.listId !== listId), version });
        }}
      >
        Its items stay in your favorites.
      </ConfirmDialog>
    </SpaceBetween>
  );
}

interface NameFormProps {
  readonly label: string;
  readonly verb: string;
  readonly start: string;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onSend: (name: string) => void;
}

function NameForm({ label, verb, start, isBusy, problem, onSend }: NameFormProps) {
  const [name, setName] = useState(start);
  const [isTried, setTried] = useState(false);
  const missing = isTried && name.trim() === '' ? 'The name is required.' : undefined;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (name.trim()) onSend(name.trim());
      }}
    >
      <FormField label={label} constraintText={`${name.length} / 40`} errorText={missing ?? problem}>
        <Input value={name} onChange={({ detail }) => setName(detail.value.slice(0, 40))} />
      </FormField>
      <Box margin={{ top: 's' }}>
        <Button formAction="submit" loading={isBusy}>
          {verb}
        </Button>
      </Box>
    </form>
  );
}
