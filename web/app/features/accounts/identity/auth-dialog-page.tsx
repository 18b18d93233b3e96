import Spinner from '@cloudscape-design/components/spinner';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { paths } from '#web/app/router/paths.ts';
import { loadSession } from '#web/app/session/access-token.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { afterSignIn } from './after-sign-in.ts';
import { googleRefusal } from './google-answer.ts';
import { takeReturn } from './return-after-google.ts';

/** Where Google sends the browser back to: its answer becomes a session, or a reason on the sign-in page. */
export async function loader({ request }: LoaderFunctionArgs) {
  const refusal = googleRefusal(request.url);
  const hasAnswer = new URL(request.url).searchParams.has('code');
  const { google } = await loadSession();
  if (refusal) return redirect(`${paths.login()}?google=${refusal}`);
  if (!hasAnswer) return redirect(paths.home);
  if ((await google) === 'failed') return redirect(`${paths.login()}?google=failed`);
  return redirect(await afterSignIn(takeReturn()));
}

export function Component() {
  return (
    <Page title="Signing you in" width="narrow">
      <Spinner size="large" />
    </Page>
  );
}
