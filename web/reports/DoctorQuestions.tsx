import { reportCopy } from '../copy/report.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { isOutside } from './standing.ts';
import type { Measured } from './standing.ts';
import { withUnit } from './words.ts';

const copy = reportCopy.doctor;
/** If there are more values than this, they are not named one by one. */
const mostNamed = 4;

/** Questions that the person may ask their doctor about a report; none is answered here. */
export function DoctorQuestions({ values }: { values: readonly Measured[] }) {
  const outside = values.filter(isOutside).slice(0, mostNamed);
  return (
    <section className={css({ breakInside: 'avoid' })}>
      <h2 className={css({ fontWeight: 'semibold', fontSize: 'lg' })}>{copy.title}</h2>
      <ul className={stack({ gap: '2', mt: '2', ps: '5', listStyleType: 'disc' })}>
        {outside.map(({ parameter, value, unit }) => (
          <li key={parameter}>{copy.value(parameter, withUnit(value, unit))}</li>
        ))}
        {outside.length > 0 ? <li>{copy.again}</li> : null}
        <li>{copy.taken}</li>
        {outside.length > 0 ? <li>{copy.change}</li> : null}
      </ul>
      <p className={css({ mt: '3', fontSize: 'sm', color: 'fg.muted' })}>{copy.note}</p>
    </section>
  );
}
