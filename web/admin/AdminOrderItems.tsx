import { adminCopy } from '../copy/admin.ts';
import { adminDayCopy } from '../copy/adminDay.ts';
import { patientCopy } from '../copy/patients.ts';
import type { AdminOrderFragment } from './generated/graphql.ts';
import { Badge } from '../ui/Badge.tsx';
import { patientName } from './orderWords.ts';
import { ReportField } from './ReportField.tsx';
import { takesReports } from './takesReports.ts';
import { ValuesLink } from './values/ValuesLink.tsx';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';

const copy = adminCopy.orders;

/** The tests of a visit, each with its own report. */
export function AdminOrderItems({
  order,
  isBusy,
  onFile,
}: {
  order: AdminOrderFragment;
  isBusy: boolean;
  onFile: (file: File, itemId: string) => void;
}) {
  return (
    <ul className={stack({ gap: '2', mt: '3', listStyleType: 'none' })}>
      {order.items.map((item) => {
        const name = `${item.test.name} · ${patientName(item.patient)}, ${patientCopy.age(item.patient)}`;
        const isCancelled = item.status === 'cancelled';
        return (
          <li
            key={item.id}
            data-item={item.id}
            className={stack({
              direction: 'row',
              flexWrap: 'wrap',
              align: 'center',
              justify: 'space-between',
              gap: '2',
            })}
          >
            <p className={css({ minW: '0', overflowWrap: 'anywhere' })}>{name}</p>
            <div
              className={stack({ direction: 'row', flexWrap: 'wrap', align: 'center', gap: '2' })}
            >
              {item.sampleId ? <Badge>{adminDayCopy.sampleOf(item.sampleId)}</Badge> : null}
              {isCancelled ? <Badge>{copy.cancelled}</Badge> : null}
              {item.reportWaits ? <Badge>{copy.reportWaits}</Badge> : null}
              {item.reportUrl ? <Badge>{copy.hasReport}</Badge> : null}
              {takesReports(order) && !isCancelled ? <ValuesLink id={item.id} name={name} /> : null}
              {takesReports(order) && !isCancelled && !item.reportUrl ? (
                <ReportField
                  label={copy.upload}
                  name={copy.uploadOf(name)}
                  disabled={isBusy}
                  onFile={(file) => onFile(file, item.id)}
                />
              ) : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
