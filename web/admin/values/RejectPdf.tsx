import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import type { ReportEntry } from '../../../machines/generated/schema.ts';
import { longestReason } from '../../../machines/text/longest.ts';
import { adminValuesCopy } from '../../copy/adminValues.ts';
import { css, cx } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { Button } from '../../ui/Button.tsx';
import { Fieldset } from '../../ui/Fieldset.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { decidingOnPdf, useTypedOfReport } from './useTypedOfReport.ts';
import type { ValuesActor } from './valuesActor.ts';

const copy = adminValuesCopy.pdf;

interface Props {
  actor: ValuesActor;
  upload: NonNullable<ReportEntry['upload']>;
}

/** Rejects a PDF, or withdraws one's own, with a reason. */
export function RejectPdf({ actor, upload: { id, own: isOwn } }: Props) {
  const isSending = useSelector(
    actor,
    (snapshot) => snapshot.matches('rejecting') || snapshot.matches('withdrawing'),
  );
  const [{ reason }, type] = useTypedOfReport(
    actor,
    `pdfReason.${id}`,
    { reason: '' },
    decidingOnPdf,
  );
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const reject = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: isOwn ? 'pdf.withdrawn' : 'pdf.rejected', reason });
  };
  return (
    <form
      noValidate
      onSubmit={reject}
      className={cx(stack({ gap: '3' }), css({ borderTopWidth: '1px', pt: '4' }))}
    >
      <Fieldset busy={busy}>
        <TextField
          label={copy.wrong}
          name="reason"
          maxLength={longestReason}
          value={reason}
          onChange={(event) => type({ reason: event.target.value })}
          {...(!isOwn && { hint: copy.wrongHint })}
        />
      </Fieldset>
      <Button
        type="submit"
        variant="outline"
        loading={isSending}
        disabled={busy}
        className={css({ minH: '11', alignSelf: 'flex-start', colorPalette: 'red' })}
      >
        {isOwn ? copy.takeBack : copy.reject}
      </Button>
    </form>
  );
}
