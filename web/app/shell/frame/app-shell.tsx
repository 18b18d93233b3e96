import I18nProvider from '@cloudscape-design/components/i18n';
import messages from '@cloudscape-design/components/i18n/messages/all.en';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLoaderData, useLocation, useNavigation } from 'react-router';
import { onSessionEnded } from '#web/app/operations/api.ts';
import { remember } from '#web/app/router/history.ts';
import { logOutFromShell } from '#web/app/session/log-out.ts';
import { onSignedOutElsewhere } from '#web/app/session/session-token.ts';
import { LeaveConfirmation } from '../dialogs/leave-confirmation.tsx';
import { NoticeList } from '../flashes/notice-list.tsx';
import { showNoticeLeftBehind } from '../flashes/notices.ts';
import { ConnectionNotice } from './connection.tsx';
import { BottomNavigation, TopBar } from './navigation.tsx';
import '@cloudscape-design/global-styles/index.css';
import { scrollKey } from '#web/app/router/scroll-key.ts';
import type { ShellData } from './shell-data.ts';
import './shell.css';

/** What surrounds every page: the way to the main content, navigation, messages. */
export function AppShell() {
  const shell = useLoaderData<ShellData>();
  const isLoading = useNavigation().state === 'loading';
  const { pathname } = useLocation();
  useEffect(() => remember('page', pathname), [pathname]);
  useEffect(() => {
    showNoticeLeftBehind();
    onSessionEnded(logOutFromShell);
    return onSignedOutElsewhere(logOutFromShell);
  }, []);
  return (
    <I18nProvider locale="en" messages={[messages]}>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <TopBar shell={shell} />
      {isLoading && <div className="progress" role="progressbar" aria-label="Loading the next page" />}
      <ConnectionNotice />
      <NoticeList />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <BottomNavigation isSignedIn={shell.isSignedIn} />
      <LeaveConfirmation />
      <ScrollRestoration getKey={scrollKey} />
    </I18nProvider>
  );
}
