import { SignUp } from '../shared/flows/flows.ts';
import { authCopy } from '../copy/auth.ts';
import { AuthCard } from '../ui/AuthCard.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';

const copy = authCopy.mobile;

/** The number that the code is sent to. */
export function MobileStep() {
  const message = SignUp.useSelector((snapshot) => snapshot.context.message);
  const phone = SignUp.useSelector((snapshot) => snapshot.context.phone);
  const busy = SignUp.useSelector((snapshot) => snapshot.hasTag('busy'));
  const send = SignUp.useSend();
  return (
    <AuthCard
      message={message}
      title={copy.title}
      lead={copy.lead}
      typedAs="mobile"
      onSubmit={(text) => send({ type: 'mobile.submitted', phone: text('phone') })}
    >
      <TextField
        label={copy.label}
        name="phone"
        field="phoneNumber"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder={copy.placeholder}
        defaultValue={phone ?? ''}
      />
      <InlineMessage message={message} busy={busy} />
      <SubmitButton busy={busy}>{copy.action}</SubmitButton>
    </AuthCard>
  );
}
