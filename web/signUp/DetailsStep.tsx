import { useClearedOnceSaved } from '../shared/useClearedOnceSaved.ts';
import { Session, SignUp } from '../shared/flows/flows.ts';
import { paths } from '../paths.ts';
import { authCopy } from '../copy/auth.ts';
import { pageTitles } from '../copy/shell.ts';
import { consentCopy } from '../copy/consent.ts';
import { welcomeCopy } from '../copy/welcome.ts';
import { css } from '../generated/panda/css/index.js';
import { AuthCard } from '../ui/AuthCard.tsx';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { isBookingPage } from '../routeAt.ts';
import { WaitingTestSlot } from '../shared/drafts/WaitingTestSlot.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { TextLink } from '../ui/TextLink.tsx';

const copy = authCopy.signUp;

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
      ...(text('phone') && { phone: text('phone') }),
    });
  return (
    <AuthCard
      message={message}
      title={pageTitles.signUp}
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
            <TextLink to={paths.home}>{welcomeCopy.testsFirst}</TextLink>
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
      <div
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          gap: '4',
          '& > *': { flex: '1 1 8rem' },
        })}
      >
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
      <TextField
        label={copy.phone}
        name="phone"
        field="phoneNumber"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        hint={copy.phoneHint}
      />
      <InlineMessage message={message} busy={busy} />
      <SubmitButton busy={busy}>{copy.action}</SubmitButton>
      <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
        {consentCopy.consent}{' '}
        <TextLink isInSentence to={paths.terms}>
          {consentCopy.terms}
        </TextLink>{' '}
        {consentCopy.and}{' '}
        <TextLink isInSentence to={paths.privacy}>
          {consentCopy.privacy}
        </TextLink>
        {consentCopy.end}
      </p>
    </AuthCard>
  );
}
