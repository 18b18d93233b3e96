import I18nProvider from '@cloudscape-design/components/i18n';
import messages from '@cloudscape-design/components/i18n/messages/all.en';
import { lazy, Suspense, useEffect } from 'react';
import { ScrollRestoration, useLoaderData, useLocation, useNavigation } from 'react-router';
import { onSessionEnded } from '#web/app/operations/transport.ts';
import { remember } from '#web/app/router/history.ts';
import { fetchOnIntent } from '#web/app/router/intent.ts';
import { logOutFromShell } from '#web/app/session/log-out.ts';
import { onSignedOutElsewhere } from '#web/app/session/session-token.ts';
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

const ProofDialogs = lazy(async () => ({ default: (await import('../factor/proof-dialogs.tsx')).ProofDialogs }));

/** What surrounds every page: the way to the main content, navigation, messages. */
export function AppShell() {
  const shell = useLoaderData<ShellData>();
  const isLoading = useNavigation().state === 'loading';
  const { pathname } = useLocation();
  const unread = useUnread(shell.isSignedIn);
  useEffect(() => remember('page', pathname), [pathname]);
  useEffect(() => {
    showNoticeLeftBehind();
    const forgetIntent = fetchOnIntent();
    onSessionEnded(logOutFromShell);
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
      <Suspense>
        <ProofDialogs />
      </Suspense>
      <ScrollRestoration getKey={scrollKey} />
    </I18nProvider>
  );
}
