import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { adminStaffCopy } from '../copy/adminStaff.ts';
import { CurrentAdminDocument } from '../admin/generated/graphql.ts';
import { paths } from '../paths.ts';
import { client } from '../shared/apollo.ts';
import { onStaffRefused } from '../shared/staffLogin.ts';
import { CodeForm } from '../signIn/CodeForm.tsx';
import { LoginForm } from '../signIn/LoginForm.tsx';
import { useIsSignedIn, useSignIn } from '../signIn/useSignIn.ts';
import { Button } from '../ui/Button.tsx';
import { css } from '../generated/panda/css/index.js';

const copy = adminStaffCopy.sessionOver;

/**
 * The staff's login over a page whose session has ended. The page stays mounted behind it, with
 * chosen files and typed text, and refused calls are sent again. If somebody else logs in, they
 * start with a page of their own. The technician's day asks for the login itself.
 */
export function StaffLogin({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [answer, setAnswer] = useState<((again: boolean) => void) | null>(null);
  const [person, setPerson] = useState<string | null>(null);
  const isDay = pathname === paths.adminDay;
  useEffect(() => {
    if (isDay) return undefined;
    let leave = () => {};
    const stopAsking = onStaffRefused(
      () =>
        new Promise<boolean>((resolve) => {
          leave = () => resolve(false);
          setAnswer(() => resolve);
        }),
    );
    return () => {
      stopAsking();
      // Calls would wait for a login that nobody is asked for any more.
      leave();
      setAnswer(null);
    };
  }, [isDay]);
  const end = (again: boolean) => {
    answer?.(again);
    setAnswer(null);
  };
  const loggedIn = async () => {
    const before = client.readQuery({ query: CurrentAdminDocument })?.admin?.id;
    const { data } = await client.query({
      query: CurrentAdminDocument,
      fetchPolicy: 'network-only',
    });
    const now = data?.admin?.id;
    if (now !== before) setPerson(now ?? null);
    end(now === before);
  };
  return (
    <>
      <div key={person} inert={answer !== null} className={css({ display: 'contents' })}>
        {children}
      </div>
      {answer ? (
        <section
          aria-label={copy.title}
          className={css({
            position: 'fixed',
            inset: '0',
            zIndex: 'popover',
            overflowY: 'auto',
            bg: 'bg.page',
          })}
        >
          <LoginAgain
            onLoggedIn={() => void loggedIn().catch(() => end(false))}
            onLeft={() => end(false)}
          />
        </section>
      ) : null}
    </>
  );
}

function LoginAgain({ onLoggedIn, onLeft }: { onLoggedIn: () => void; onLeft: () => void }) {
  const actor = useSignIn('administrator');
  const signedIn = useIsSignedIn(actor);
  const codeAsked = useSelector(actor, (snapshot) => snapshot.hasTag('codeAsked'));
  useEffect(() => {
    if (signedIn) onLoggedIn();
    // Once, however often the page behind is rendered.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [signedIn]);
  if (codeAsked) return <CodeForm actor={actor} typedAs="signInAgain" />;
  return (
    <LoginForm actor={actor} typedAs="signInAgain" title={copy.title} lead={copy.lead}>
      <Button variant="ghost" onClick={onLeft} className={css({ minH: '11' })}>
        {copy.notNow}
      </Button>
    </LoginForm>
  );
}
