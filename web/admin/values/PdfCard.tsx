import { useSelector } from '@xstate/react';
import type { ReportEntry } from '../../../machines/generated/schema.ts';
import { longestReason } from '../../../machines/text/longest.ts';
import { adminValuesCopy } from '../../copy/adminValues.ts';
import { css, cx } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { button } from '../../generated/panda/recipes/index.js';
import { Card } from '../../ui/Card.tsx';
import { FileLink } from '../../ui/FileLink.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FileDrop } from '../catalogueFile/FileDrop.tsx';
import { CheckPdf } from './CheckPdf.tsx';
import { PdfHistory } from './PdfHistory.tsx';
import { RejectPdf } from './RejectPdf.tsx';
import { useTypedOfReport } from './useTypedOfReport.ts';
import type { ValuesActor } from './valuesActor.ts';

const copy = adminValuesCopy.pdf;
const uploading = ['uploading', 'addingPdf'] as const;

/**
 * The PDF of a report: uploaded by one member, released by another, corrected; with its earlier
 * versions.
 */
export function PdfCard({ actor, entry }: { actor: ValuesActor; entry: ReportEntry }) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isEditing = useSelector(actor, (snapshot) => snapshot.hasTag('editing'));
  const [{ correction }, type] = useTypedOfReport(
    actor,
    `pdfCorrection.${entry.id}`,
    { correction: '' },
    uploading,
  );
  const { upload, files } = entry;
  const takesFile = isEditing || !upload;
  const isReleased = files.some((file) => file.state !== 'REJECTED');
  const name = upload?.uploadedBy ?? '–';
  return (
    <Card className={cx(stack({ gap: '4' }), css({ p: '5' }))}>
      <h2 className={css({ fontWeight: 'semibold', fontSize: 'lg' })}>{copy.title}</h2>
      {upload ? (
        <>
          <div>
            <h3 className={css({ fontWeight: 'semibold' })}>
              {upload.own ? copy.waiting : copy.review}
            </h3>
            <p className={css({ color: 'fg.muted' })}>
              {upload.own ? copy.waitingText : copy.reviewText(name)}
            </p>
            {upload.correction ? <p>{copy.corrects(upload.correction)}</p> : null}
          </div>
          <FileLink
            className={cx(
              button({ variant: 'outline' }),
              css({ minH: '11', alignSelf: 'flex-start' }),
            )}
            href={upload.url!}
          >
            {copy.open}
          </FileLink>
          {upload.own ? null : <CheckPdf actor={actor} entry={entry} />}
          <RejectPdf actor={actor} upload={upload} />
        </>
      ) : null}
      {takesFile ? (
        <>
          {isReleased ? (
            <TextField
              label={copy.why}
              hint={adminValuesCopy.whyHint}
              maxLength={longestReason}
              disabled={busy}
              value={correction}
              onChange={(event) => type({ correction: event.target.value })}
            />
          ) : null}
          <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>{copy.rule}</p>
          <FileDrop
            label={isReleased ? copy.correct : copy.choose}
            hint={copy.drop}
            accept="application/pdf"
            busy={busy}
            onFile={(file) => actor.send({ type: 'pdf.chosen', file, correction })}
          />
        </>
      ) : null}
      <PdfHistory files={files} />
    </Card>
  );
}
