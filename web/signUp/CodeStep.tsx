import { useEffect, useRef, useState } from 'react';
import { notices } from '../../machines/notices.ts';
import { withAsciiDigits } from '../../machines/text/typedText.ts';
import { otpLength, resendAfter } from '../../machines/signUp/signUp.setup.ts';
import { SignUp } from '../shared/flows/flows.ts';
import { authCopy } from '../copy/auth.ts';
import { useSecondsUntil } from '../shared/useSecondsUntil.ts';
import { AuthCard } from '../ui/AuthCard.tsx';
import { OtpInput } from '../ui/OtpInput.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';

const copy = authCopy.code;

/** The one-time code, and sending another one if the first did not arrive. */
export function CodeStep() {
  const [code, setCode] = useState('');
  /** Boxes that a refusal emptied are mounted anew, with the focus on the first. */
  const [refusals, setRefusals] = useState(0);
  const phone = SignUp.useSelector((snapshot) => snapshot.context.phone);
  const message = SignUp.useSelector((snapshot) => snapshot.context.message);
  const verifying = SignUp.useSelector((snapshot) =>
    snapshot.matches({ code: { entry: 'verifying' } }),
  );
  const busy = SignUp.useSelector((snapshot) => verifying || snapshot.hasTag('leaving'));
  const wasVerifying = useRef(false);
  useEffect(() => {
    // A code that could not be checked may still be right.
    const refused = message !== null && message.reason !== notices.unreachable.reason;
    if (wasVerifying.current && !verifying && refused) {
      setCode('');
      setRefusals((count) => count + 1);
    }
    wasVerifying.current = verifying;
  }, [verifying, message]);
  const maySubmit = SignUp.useCan({ type: 'code.submitted', otp: code });
  const mayChange = SignUp.useCan({ type: 'mobile.changed' });
  const mayResend = SignUp.useCan({ type: 'code.resendRequested' });
  const send = SignUp.useSend();
  const submit = (otp: string) => send({ type: 'code.submitted', otp });
  return (
    <AuthCard
      message={message}
      title={copy.title}
      lead={copy.lead(withAsciiDigits(phone ?? ''))}
      onSubmit={() => submit(code)}
    >
      <OtpInput
        key={refusals}
        label={copy.group}
        digit={copy.digit}
        isInvalid={message !== null && message.reason !== notices.unreachable.reason}
        length={otpLength}
        toDigits={withAsciiDigits}
        onChange={setCode}
        onComplete={submit}
      />
      <InlineMessage message={message} busy={busy} />
      <SubmitButton busy={busy} isDisabled={!maySubmit}>
        {copy.action}
      </SubmitButton>
      <div className={stack({ direction: 'row', justify: 'space-between', flexWrap: 'wrap' })}>
        <Button
          variant="ghost"
          disabled={!mayResend}
          onClick={() => send({ type: 'code.resendRequested' })}
          className={css({ colorPalette: 'brand', minH: '11' })}
        >
          {copy.resend}
        </Button>
        <Button
          variant="ghost"
          disabled={!mayChange}
          onClick={() => send({ type: 'mobile.changed' })}
          className={css({ minH: '11' })}
        >
          {copy.change}
        </Button>
      </div>
      {mayResend ? null : <ResendWait />}
    </AuthCard>
  );
}

/**
 * The time until another code can be requested. Only a display: the machine itself ends the wait.
 */
function ResendWait() {
  const sentAt = SignUp.useSelector((snapshot) => snapshot.context.codeSentAt);
  const seconds = useSecondsUntil((sentAt ?? 0) + resendAfter);
  return (
    <p
      // A timer is announced when a screen reader reaches it, not every second.
      role="timer"
      suppressHydrationWarning
      className={css({ fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}
    >
      {copy.soon(Math.max(1, seconds))}
    </p>
  );
}
