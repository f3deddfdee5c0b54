import type { ReportFile } from '../../../machines/generated/schema.ts';
import { adminValuesCopy } from '../../copy/adminValues.ts';
import { css, cx } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { button } from '../../generated/panda/recipes/index.js';
import { dayOfMoment } from '../../ui/days.ts';
import { FileLink } from '../../ui/FileLink.tsx';

const copy = adminValuesCopy.pdf;

/** The fate of each PDF of a report; all but rejected ones can be opened. */
export function PdfHistory({ files }: { files: readonly ReportFile[] }) {
  if (files.length === 0) return null;
  return (
    <div>
      <h3 className={css({ fontWeight: 'semibold' })}>{copy.history}</h3>
      <ul className={stack({ gap: '3', mt: '2', listStyleType: 'none' })}>
        {files.map((file) => (
          <li
            key={file.id}
            className={css({ borderTopWidth: '1px', pt: '3', overflowWrap: 'anywhere' })}
          >
            <p className={css({ fontWeight: 'medium' })}>{copy.states[file.state]}</p>
            <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>
              {(file.drawn ? copy.drawn : copy.by)(
                file.uploadedBy ?? '–',
                dayOfMoment(file.uploadedAt),
              )}
            </p>
            {file.decidedAt ? (
              <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>
                {copy.decided(file.decidedBy ?? '–', dayOfMoment(file.decidedAt))}
              </p>
            ) : null}
            {file.correction ? <p>{copy.corrects(file.correction)}</p> : null}
            {file.rejection ? <p>{file.rejection}</p> : null}
            {file.url ? (
              <FileLink
                className={cx(button({ variant: 'outline' }), css({ minH: '11', mt: '2' }))}
                href={file.url}
                aria-label={copy.openOf(dayOfMoment(file.uploadedAt))}
              >
                {copy.open}
              </FileLink>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
