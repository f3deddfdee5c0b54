import { Navigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { authCopy } from '../copy/auth.ts';
import { FlowMain } from '../shared/flows/FlowMain.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useIsSignedIn, useSignIn } from './useSignIn.ts';

/** The administrators' login. */
export function AdminLoginPage() {
  const actor = useSignIn('administrator');
  const signedIn = useIsSignedIn(actor);
  if (signedIn) return <Navigate to={paths.admin} replace />;
  return (
    <FlowMain actor={actor} machine="signIn">
      <LoginForm actor={actor} title={authCopy.adminLogin.title} lead={authCopy.adminLogin.lead} />
    </FlowMain>
  );
}
