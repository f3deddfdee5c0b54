import type { ConsultationCall } from '../../../machines/generated/schema.ts';
import { consultationCopy as copy } from '../../copy/consultation.ts';
import { css } from '../../generated/panda/css/index.js';
import { dayOfMoment } from '../../ui/days.ts';
import { InOwnLanguage } from '../../ui/InOwnLanguage.tsx';

/** The doctor's note after the call. */
export function CallNote({ call }: { call: ConsultationCall }) {
  return (
    <figure>
      <h3 className={css({ fontWeight: 'semibold' })}>{copy.explained}</h3>
      <blockquote
        className={css({
          mt: '2',
          ps: '3',
          borderInlineStartWidth: '3px',
          borderColor: 'brand.solid',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
        })}
      >
        <InOwnLanguage text={call.note ?? ''} />
      </blockquote>
      <figcaption className={css({ mt: '2', color: 'fg.muted', fontSize: 'sm' })}>
        {copy.explainedBy(call.doctorName, dayOfMoment(call.startsAt))}
      </figcaption>
    </figure>
  );
}
