import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { otpLength } from '../../machines/signUp/signUp.setup.ts';
import { SignUp } from '../app/flows.ts';
import { authCopy } from '../copy/auth.ts';
import { AuthCard } from '../shell/AuthCard.tsx';
import { OtpInput } from '../ui/OtpInput.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';

const copy = authCopy.code;

/** The four digits, and another code when the first did not come. */
export function CodeStep() {
  const [digits, setDigits] = useState<string[]>([]);
  const phone = SignUp.useSelector((snapshot) => snapshot.context.phone);
  const message = SignUp.useSelector((snapshot) => snapshot.context.message);
  const busy = SignUp.useSelector(
    (snapshot) =>
      snapshot.matches({ code: { entry: 'verifying' } }) || snapshot.matches('verified'),
  );
  const mayResend = SignUp.useCan({ type: 'code.resendRequested' });
  const send = SignUp.useSend();
  const submit = (otp: string) => send({ type: 'code.submitted', otp });
  return (
    <AuthCard
      title={copy.title}
      lead={copy.lead(phone ?? '')}
      onSubmit={() => submit(digits.join(''))}
    >
      <OtpInput
        label={copy.group}
        length={otpLength}
        value={digits}
        onChange={setDigits}
        onComplete={submit}
      />
      <InlineMessage message={message} />
      <SubmitButton busy={busy}>{copy.action}</SubmitButton>
      <Stack direction="row" justify="space-between" wrap="wrap">
        <Button
          variant="ghost"
          colorPalette="brand"
          minH="11"
          disabled={!mayResend}
          title={mayResend ? undefined : copy.soon}
          onClick={() => send({ type: 'code.resendRequested' })}
        >
          {copy.resend}
        </Button>
        <Button variant="ghost" minH="11" onClick={() => send({ type: 'mobile.changed' })}>
          {copy.change}
        </Button>
      </Stack>
      {mayResend ? null : (
        <Text fontSize="sm" color="fg.muted">
          {copy.soon}
        </Text>
      )}
    </AuthCard>
  );
}
