import { SignUp } from '../app/flows.ts';
import { paths } from '../app/paths.ts';
import { authCopy } from '../copy/auth.ts';
import { Stack, Text } from '../look/elements.tsx';
import { AuthCard } from '../shell/AuthCard.tsx';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { TextLink } from '../ui/TextLink.tsx';

const copy = authCopy.signUp;

/** Names, e-mail, password. */
export function DetailsStep() {
  const message = SignUp.useSelector((snapshot) => snapshot.context.message);
  const busy = SignUp.useSelector(
    (snapshot) =>
      snapshot.matches({ details: 'saving' }) || snapshot.matches({ details: 'pausing' }),
  );
  const send = SignUp.useSend();
  const submit = ({
    firstName = '',
    lastName = '',
    email = '',
    password = '',
  }: Record<string, string>) =>
    send({ type: 'details.submitted', input: { firstName, lastName, email, password } });
  return (
    <AuthCard
      title={copy.title}
      lead={copy.lead}
      onSubmit={submit}
      below={
        <>
          {copy.have} <TextLink to={paths.login}>{copy.logIn}</TextLink> <LanguageSwitch ms="3" />
        </>
      }
    >
      <Stack direction={{ base: 'column', sm: 'row' }} gap="4">
        <TextField label={copy.firstName} name="firstName" autoComplete="given-name" />
        <TextField label={copy.lastName} name="lastName" autoComplete="family-name" />
      </Stack>
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
      <InlineMessage message={message} />
      <SubmitButton busy={busy}>{copy.action}</SubmitButton>
      <Text fontSize="sm" color="fg.muted">
        {copy.consent} <TextLink to={paths.terms}>{copy.terms}</TextLink> {copy.use}
      </Text>
    </AuthCard>
  );
}
