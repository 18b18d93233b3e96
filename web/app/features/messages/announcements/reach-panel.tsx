import { quantity } from '#shared/quantity.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { guardianWords, peopleWords, type ReachView, unreachedWords } from './announcement-words.ts';

/** How many people get it and in which ways, and who can’t be reached. */
export function ReachPanel({ view }: { readonly view: ReachView | undefined }) {
  return (
    <section className="page-card" aria-label="Who gets it">
      <h2>Who gets it</h2>
      {view ? <Counted view={view} /> : <p className="announce-counting">Counting…</p>}
    </section>
  );
}

function Counted({ view: { chosen, invitesTo } }: { readonly view: ReachView }) {
  const { people, app, push, email, unreached, unreachedNames } = chosen;
  const ways = [
    ['App', app],
    ['Push', push],
    ['Email', email],
  ] as const;
  if (people === 0 && unreached === 0) return <p>No one matches. Choose another group.</p>;
  return (
    <>
      <p className="announce-people">
        <strong>{peopleWords(people)}</strong>
        <span>{guardianWords(chosen)}</span>
      </p>
      <dl className="announce-ways">
        {ways.map(([way, count]) => (
          <div key={way}>
            <dt>{way}</dt>
            <dd>
              <progress aria-hidden value={count} max={Math.max(people, 1)} />
              {count}
            </dd>
          </div>
        ))}
      </dl>
      {unreached > 0 && (
        <p className="announce-unreached">
          <strong>{`${quantity(unreached, 'person', 'people')} can’t be reached.`}</strong>{' '}
          {unreachedNames.length > 0 && `${unreachedWords(unreached, unreachedNames)}: no account yet. `}
          {invitesTo && <AppLink to={paths.teamInvites(invitesTo)}>Invite them</AppLink>}
        </p>
      )}
    </>
  );
}
