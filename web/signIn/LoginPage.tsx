import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { Session } from '../shared/flows/flows.ts';
import { paths } from '../paths.ts';
import { authCopy } from '../copy/auth.ts';
import { pageTitles } from '../copy/shell.ts';
import { FlowMain } from '../shared/flows/FlowMain.tsx';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { isBookingPage } from '../routeAt.ts';
import { Welcome } from '../shared/Welcome.tsx';
import { WaitingTestSlot } from '../shared/drafts/WaitingTestSlot.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useIsSignedIn, useSignIn } from './useSignIn.ts';
import { css } from '../generated/panda/css/index.js';

const copy = authCopy.login;

/** Customer login; leads to the home page, or to the page that was wanted. */
export function LoginPage() {
  const actor = useSignIn('customer');
  const signedIn = useIsSignedIn(actor);
  const user = Session.useSelector((snapshot) => snapshot.context.user);
  const farewell = Session.useSelector((snapshot) => snapshot.context.farewell);
  const wanted = Session.useSelector((snapshot) => snapshot.context.wanted);
  useEffect(() => {
    if (user) actor.send({ type: 'account.known' });
  }, [user, actor]);
  if (signedIn && user) return <Navigate to={wanted ?? paths.home} replace />;
  return (
    <FlowMain actor={actor} machine="signIn">
      <Welcome>
        <LoginForm
          actor={actor}
          typedAs="signIn"
          title={farewell ? copy.action : pageTitles.login}
          lead={copy.lead}
          note={
            farewell ? (
              <div className={css({ mb: '4' })}>
                <InlineMessage tone="info" message={farewell} />
              </div>
            ) : (
              <WaitingTestSlot
                isBooking={isBookingPage(wanted)}
                other={{ path: paths.signUp, hasAccount: false }}
              />
            )
          }
          below={
            <>
              {copy.no} <TextLink to={paths.signUp}>{copy.signUp}</TextLink>{' '}
              <LanguageSwitch className={css({ ms: '3' })} />
            </>
          }
        >
          <TextLink to={paths.forgotPassword}>{copy.forgot}</TextLink>
        </LoginForm>
      </Welcome>
    </FlowMain>
  );
}
