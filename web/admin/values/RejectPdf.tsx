import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { longestReason } from '../../../machines/text/longest.ts';
import { adminValuesCopy } from '../../copy/adminValues.ts';
import { css, cx } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { Button } from '../../ui/Button.tsx';
import { formTexts } from '../../ui/formTexts.ts';
import { TextField } from '../../ui/TextField.tsx';
import type { ValuesActor } from './valuesActor.ts';

const copy = adminValuesCopy.pdf;

/** Rejects a PDF, or withdraws one's own, with a reason. */
export function RejectPdf({ actor, isOwn }: { actor: ValuesActor; isOwn: boolean }) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const reject = (event: FormEvent<HTMLFormElement>) =>
    actor.send({
      type: isOwn ? 'pdf.withdrawn' : 'pdf.rejected',
      reason: formTexts(event)('reason'),
    });
  return (
    <form
      noValidate
      onSubmit={reject}
      className={cx(stack({ gap: '3' }), css({ borderTopWidth: '1px', pt: '4' }))}
    >
      <TextField
        label={copy.wrong}
        name="reason"
        maxLength={longestReason}
        {...(!isOwn && { hint: copy.wrongHint })}
      />
      <Button
        type="submit"
        variant="outline"
        disabled={busy}
        className={css({ minH: '11', alignSelf: 'flex-start', colorPalette: 'red' })}
      >
        {isOwn ? copy.takeBack : copy.reject}
      </Button>
    </form>
  );
}
