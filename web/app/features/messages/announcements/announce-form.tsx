import Alert from '@cloudscape-design/components/alert';
import { useWatch } from 'react-hook-form';
import { announcementsContract } from '#shared/messages/announcements/contract.ts';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useOperationForm } from '#web/app/forms/use-operation-form.ts';
import { paths } from '#web/app/router/paths.ts';
import { useIsOnline } from '#web/app/shell/frame/use-is-online.ts';
import { isNightAt, paceWords, peopleWords, type ReachView } from './announcement-words.ts';
import { AudienceField } from './audience-field.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { ReachPanel } from './reach-panel.tsx';
import { forgetDraft, readDraft, useSavedDraft } from './saved-draft.ts';
import { useReach } from './use-reach.ts';

interface AnnounceFormProps {
  readonly aboutId: string;
  readonly first: ReachView;
  readonly userId: string;
  readonly now: Date;
}

/** The form of an announcement: its text and its audience, with their number and a preview. */
export function AnnounceForm({ aboutId, first, userId, now }: AnnounceFormProps) {
  const form = useOperationForm(announcementsContract, 'sendAnnouncement', {
    defaults: { audience: [...first.chosen.audience], ...readDraft(userId, aboutId) },
    also: { aboutId },
    done: ({ announcement }) => `Sent to ${peopleWords(announcement.reach?.people ?? 0)}`,
    onDone: () => forgetDraft(userId, aboutId),
    goTo: ({ announcement }) => paths.announce(aboutId, announcement.announcementId),
  });
  useSavedDraft(form.values, userId, aboutId);
  const { control } = form;
  const [audience, title, message] = useWatch({ control, name: ['audience', 'title', 'message'] });
  const isOnline = useIsOnline();
  const view = useReach(aboutId, audience, first);
  const { left } = view ?? first;
  return (
    <div className="page-columns announce">
      <div>
        <section className="page-card">
          <FormView
            form={form}
            actions={<Send form={form} view={view} isEmpty={audience.length === 0} isOnline={isOnline} />}
          >
            <AudienceField control={control} view={first} />
            <TextField control={control} name="title" label="Title" max={120} />
            <TextareaField control={control} name="message" label="Message" max={5000} rows={5} />
            <p className="field-words">
              By app, push and email, depending on each person’s settings.
              {first.kind === 'event' && ' Replies reach you without showing your address.'}
            </p>
            {isNightAt(first.timeZone, now) && (
              <TextField
                control={control}
                name="urgentReason"
                label="Why it can’t wait until morning"
                hint="Push goes out at 7:00 AM. With a reason it goes out now."
                isOptional
              />
            )}
            {!isOnline && (
              <Alert type="warning">
                You’re offline. Your draft is saved on this device. Send it when you’re back.
              </Alert>
            )}
            {left === 0 && <Alert>{paceWords(view ?? first, now)}</Alert>}
            {left > 0 && <p className="field-words">{paceWords(view ?? first, now)}</p>}
          </FormView>
        </section>
      </div>
      <div>
        <ReachPanel view={audience.length === 0 ? noOne(first) : view} />
        <PreviewPanel title={title} message={message} name={first.name} />
      </div>
    </div>
  );
}

interface SendProps {
  readonly form: { readonly isSending: boolean };
  readonly view: ReachView | undefined;
  readonly isEmpty: boolean;
  readonly isOnline: boolean;
}

/** The number is always on the button. */
function Send({ form, view, isEmpty, isOnline }: SendProps) {
  const people = isEmpty ? 0 : view?.chosen.people;
  const isDisabled = !isOnline || !people || view?.left === 0;
  return (
    <SubmitButton form={form} isDisabled={isDisabled}>
      {people === undefined ? 'Counting…' : `Send to ${peopleWords(people)}`}
    </SubmitButton>
  );
}

const noOne = (view: ReachView): ReachView => ({ ...view, chosen: { ...view.chosen, ...nothing } });
const nothing = { people: 0, guardians: 0, children: 0, app: 0, push: 0, email: 0, unreached: 0, unreachedNames: [] };
