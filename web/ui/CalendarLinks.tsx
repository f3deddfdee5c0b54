import { CalendarPlus } from './lucide/CalendarPlus.tsx';
import { visitCopy } from '../copy/visit.ts';
import { FileLink } from './FileLink.tsx';
import { OuterLink } from './OuterLink.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { button } from '../generated/panda/recipes/index.js';

const copy = visitCopy.calendar;
const link = cx(button({ variant: 'outline' }), css({ minH: '11' }));

/**
 * Adds a visit to a calendar: as a file, or at Google. Nothing is sent to Google before the press.
 */
export function CalendarLinks({ file, google }: { file: string; google: string }) {
  return (
    <div
      role="group"
      aria-label={copy.title}
      className={stack({ direction: 'row', gap: '3', flexWrap: 'wrap' })}
    >
      <FileLink className={link} href={file}>
        <CalendarPlus size={18} aria-hidden />
        {copy.file}
      </FileLink>
      <OuterLink className={link} href={google}>
        <CalendarPlus size={18} aria-hidden />
        {copy.google}
      </OuterLink>
    </div>
  );
}
