import { FileText } from '../ui/lucide/FileText.tsx';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import { visitCopy } from '../copy/visit.ts';
import { formatRupees } from '../ui/Price.tsx';
import { FileLink } from '../ui/FileLink.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { button } from '../generated/panda/recipes/index.js';

const copy = visitCopy.receipt;
const link = cx(
  button({ variant: 'outline' }),
  css({ minH: '11', h: 'auto', py: '2', whiteSpace: 'normal', flexShrink: '1', minW: '0' }),
);

/** Links to the receipt, and to a credit note for each refund. */
export function ReceiptLinks({
  order: { receiptUrl, creditNotes },
}: {
  order: Pick<FollowedOrder, 'receiptUrl' | 'creditNotes'>;
}) {
  if (!receiptUrl) return null;
  return (
    <div className={stack({ direction: 'row', gap: '3', flexWrap: 'wrap', mt: '3' })}>
      <FileLink className={link} href={receiptUrl}>
        <FileText size={18} aria-hidden />
        {copy.download}
      </FileLink>
      {creditNotes.map(({ number, amount, url }) => (
        <FileLink key={number} className={link} href={url}>
          <FileText size={18} aria-hidden />
          {copy.creditNote(number, formatRupees(amount))}
        </FileLink>
      ))}
    </div>
  );
}
