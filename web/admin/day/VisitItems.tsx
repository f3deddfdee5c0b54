import type { VisitItem } from '../../../machines/generated/schema.ts';
import { adminDayCopy as copy } from '../../copy/adminDay.ts';
import { genderNames, patientCopy } from '../../copy/patients.ts';
import { Badge } from '../../ui/Badge.tsx';
import { InOwnLanguage } from '../../ui/InOwnLanguage.tsx';
import { patientName } from '../orderWords.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';

/** The patients of a visit: each once, with the tests, the tubes and the fasting rule. */
export function VisitItems({ items }: { items: VisitItem[] }) {
  const nameOf = ({ patient }: VisitItem) =>
    copy.patient(patientName(patient), patientCopy.age(patient), genderNames[patient.gender]);
  const patients = [...new Set(items.map(nameOf))];
  return (
    <ul className={stack({ gap: '3', listStyleType: 'none' })}>
      {patients.map((name) => (
        <li key={name}>
          <p className={css({ fontWeight: 'semibold', overflowWrap: 'anywhere' })}>
            <InOwnLanguage text={name} />
          </p>
          <ul className={stack({ gap: '1', listStyleType: 'none' })}>
            {items
              .filter((item) => nameOf(item) === name)
              .map((item) => (
                <li
                  key={item.id}
                  className={stack({
                    direction: 'row',
                    flexWrap: 'wrap',
                    gap: '2',
                    align: 'center',
                  })}
                >
                  <span className={css({ overflowWrap: 'anywhere', minW: '0' })}>
                    <InOwnLanguage text={item.testName} />
                    <span>{item.sample ? ` · ${item.sample}` : ''}</span>
                  </span>
                  {item.fasting === 'NOT_NEEDED' ? null : (
                    <Badge className={css({ colorPalette: 'accent' })}>
                      {item.fasting === 'NEEDED' ? copy.fasting : copy.fastingUnknown}
                    </Badge>
                  )}
                  {item.sampleId ? (
                    <Badge wraps className={css({ overflowWrap: 'anywhere', minW: '0' })}>
                      {copy.sampleOf(item.sampleId)}
                    </Badge>
                  ) : null}
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
