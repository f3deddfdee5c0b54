import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { Session } from '../app/flows.ts';
import { paths } from '../app/paths.ts';
import { authCopy } from '../copy/auth.ts';
import { FlowMain } from '../flow/FlowMain.tsx';
import { ports } from '../app/ports.ts';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useSignIn } from './useSignIn.ts';

const copy = authCopy.login;

/** Customer login; leads to the home page, or to where the person wanted to go. */
export function LoginPage() {
  const actor = useSignIn('customer', ports.signIn);
  const signedIn = useSelector(actor, (snapshot) => snapshot.matches('signedIn'));
  const session = Session.useActor();
  const user = Session.useSelector((snapshot) => snapshot.context.user);
  const wanted = Session.useSelector((snapshot) => snapshot.context.wanted);
  useEffect(() => {
    if (signedIn) session.send({ type: 'session.changed' });
  }, [signedIn, session]);
  if (user) return <Navigate to={wanted ?? paths.home} replace />;
  return (
    <FlowMain actor={actor} machine="signIn">
      <LoginForm
        actor={actor}
        title={copy.title}
        lead={copy.lead}
        below={
          <>
            {copy.no} <TextLink to={paths.signUp}>{copy.signUp}</TextLink> <LanguageSwitch ms="3" />
          </>
        }
      >
        <TextLink to={paths.forgotPassword}>{copy.forgot}</TextLink>
      </LoginForm>
    </FlowMain>
  );
}
