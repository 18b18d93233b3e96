import I18nProvider from '@cloudscape-design/components/i18n';
import messages from '@cloudscape-design/components/i18n/messages/all.en';
import { useEffect, useState } from 'react';
import { ScrollRestoration, useLoaderData, useLocation, useNavigation } from 'react-router';
import { onSessionEnded, onStaleSignIn } from '#web/app/operations/transport.ts';
import { remember } from '#web/app/router/history.ts';
import { fetchOnIntent } from '#web/app/router/intent.ts';
import { logOutFromShell, signInAgain } from '#web/app/session/log-out.ts';
import { onSignedOutElsewhere } from '#web/app/session/session-token.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { LeaveConfirmation } from '../dialogs/leave-confirmation.tsx';
import { NoticeList } from '../flashes/notice-list.tsx';
import { showNoticeLeftBehind } from '../flashes/notices.ts';
import { ConnectionNotice } from './connection.tsx';
import { CurrentPage } from './current-page.tsx';
import { BottomNavigation, TopBar } from './navigation.tsx';
import '@cloudscape-design/global-styles/index.css';
import './look.css';
import { scrollKey } from '#web/app/router/scroll-key.ts';
import type { ShellData } from './shell-data.ts';
import { useUnread } from './use-unread.ts';
import './shell.css';

/** What surrounds every page: the way to the main content, navigation, messages. */
export function AppShell() {
  const shell = useLoaderData<ShellData>();
  const isLoading = useNavigation().state === 'loading';
  const { pathname, search } = useLocation();
  const unread = useUnread(shell.isSignedIn);
  const [isStale, setStale] = useState(false);
  useEffect(() => remember('page', pathname), [pathname]);
  useEffect(() => {
    showNoticeLeftBehind();
    const forgetIntent = fetchOnIntent();
    onSessionEnded(logOutFromShell);
    onStaleSignIn(() => setStale(true));
    const forgetSignOut = onSignedOutElsewhere(logOutFromShell);
    return () => {
      forgetIntent();
      forgetSignOut();
    };
  }, []);
  return (
    <I18nProvider locale="en" messages={[messages]}>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <TopBar shell={shell} unread={unread} />
      {isLoading && <div className="progress" role="progressbar" aria-label="Loading the next page" />}
      <ConnectionNotice />
      <NoticeList />
      <main id="main" tabIndex={-1}>
        <CurrentPage />
      </main>
      <BottomNavigation isSignedIn={shell.isSignedIn} unread={unread} />
      <LeaveConfirmation />
      <ConfirmDialog
        isOpen={isStale}
        title="Sign in again"
        verb="Sign in again"
        stay="Not now"
        onClose={() => setStale(false)}
        onConfirm={() => void signInAgain(pathname + search)}
      >
        It’s been more than five minutes since you signed in. Sign in again to confirm that it’s you. We’ll bring you
        back to this page to try once more.
      </ConfirmDialog>
      <ScrollRestoration getKey={scrollKey} />
    </I18nProvider>
  );
}
