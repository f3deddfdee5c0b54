import { uiCopy } from '../copy/ui.ts';
import { css } from '../generated/panda/css/index.js';
import { Badge } from './Badge.tsx';

const copy = uiCopy.lab;

/** Why a lab can be trusted: its accreditation, or that it belongs to the demo. */
export function LabTrust({
  lab: { accreditation, demo },
}: {
  lab: { accreditation: { body: string; number: string } | null; demo: boolean };
}) {
  return (
    <>
      {accreditation ? (
        <Badge wraps className={css({ colorPalette: 'green' })}>
          {copy.accredited(accreditation.body, accreditation.number)}
        </Badge>
      ) : null}
      {demo ? (
        <Badge wraps className={css({ colorPalette: 'gray' })}>
          {copy.demo}
        </Badge>
      ) : null}
    </>
  );
}
