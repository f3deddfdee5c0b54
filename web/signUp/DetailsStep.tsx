import { useClearedOnceSaved } from '../shared/useClearedOnceSaved.ts';
import { Session, SignUp } from '../shared/flows/flows.ts';
import { paths } from '../paths.ts';
import { authCopy } from '../copy/auth.ts';
import { consentCopy } from '../copy/consent.ts';
import { welcomeCopy } from '../copy/welcome.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { AuthCard } from '../ui/AuthCard.tsx';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { isBookingPage } from '../routeAt.ts';
import { WaitingTestSlot } from '../shared/drafts/WaitingTestSlot.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { Welcome } from './Welcome.tsx';

const copy = authCopy.signUp;

const besideForm = css({
  lg: {
    display: 'grid',
    gridTemplateColumns: '460px minmax(0, 400px)',
    justifyContent: 'center',
    alignItems: 'start',
    gap: '8',
  },
});

/** Names, e-mail, password. */
export function DetailsStep() {
  const message = SignUp.useSelector((snapshot) => snapshot.context.message);
  const busy = SignUp.useSelector(
    (snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('leaving'),
  );
  const wanted = Session.useSelector((snapshot) => snapshot.context.wanted);
  const send = SignUp.useSend();
  useClearedOnceSaved(SignUp.useActor(), 'signUp');
  const submit = (text: (name: string) => string) =>
    send({
      type: 'details.submitted',
      input: {
        firstName: text('firstName'),
        lastName: text('lastName'),
        email: text('email'),
        password: text('password'),
      },
    });
  return (
    <div className={besideForm}>
      <AuthCard
        message={message}
        title={copy.title}
        lead={copy.lead}
        onSubmit={submit}
        typedAs="signUp"
        note={
          <>
            <WaitingTestSlot
              isBooking={isBookingPage(wanted)}
              other={{ path: paths.login, hasAccount: true }}
            />
            <p className={css({ color: 'fg.muted', mb: '3' })}>
              {welcomeCopy.noAccount} <TextLink to={paths.home}>{welcomeCopy.testsFirst}</TextLink>
            </p>
          </>
        }
        below={
          <>
            {copy.have} <TextLink to={paths.login}>{copy.logIn}</TextLink>{' '}
            <LanguageSwitch className={css({ ms: '3' })} />
          </>
        }
      >
        <div className={stack({ direction: { base: 'column', sm: 'row' }, gap: '4' })}>
          <TextField label={copy.firstName} name="firstName" autoComplete="given-name" />
          <TextField label={copy.lastName} name="lastName" autoComplete="family-name" />
        </div>
        <TextField
          label={copy.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextField
          label={copy.password}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={copy.hint}
        />
        <InlineMessage message={message} busy={busy} />
        <SubmitButton busy={busy}>{copy.action}</SubmitButton>
        <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
          {/* Lines of their own: where they end must not depend on the letters that come later. */}
          {consentCopy.consent}{' '}
          <span className={css({ display: 'block' })}>
            <TextLink to={paths.terms}>{consentCopy.terms}</TextLink>
          </span>{' '}
          {consentCopy.use}{' '}
          <span className={css({ display: 'block' })}>
            <TextLink to={paths.privacy}>{consentCopy.privacy}</TextLink>
          </span>
        </p>
      </AuthCard>
      <Welcome />
    </div>
  );
}
