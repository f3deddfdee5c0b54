import { useQuery } from '@apollo/client/react';
import { adminCallsCopy as copy } from '../../copy/adminCalls.ts';
import { adminDayCopy } from '../../copy/adminDay.ts';
import { adminValuesCopy } from '../../copy/adminValues.ts';
import { reportCopy } from '../../copy/report.ts';
import { css, cx } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { button } from '../../generated/panda/recipes/index.js';
import { momentOf } from '../../ui/days.ts';
import { FileLink } from '../../ui/FileLink.tsx';
import { InOwnLanguage } from '../../ui/InOwnLanguage.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { DoctorCallDocument } from '../generated/graphql.ts';
import { usualOf } from '../values/usual.ts';

const withUnit = ({ value, unit }: { value: number; unit: string }) => `${value} ${unit}`.trim();
const cell = css({ py: '2', pe: '3', textAlign: 'start' });

/** The report of a call: its values and its PDF. */
export function CallReport({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(DoctorCallDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  if (error && !data)
    return <ErrorState message={copy.reportFailed} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={1} />;
  const { values, before, labName, collectedAt, correction, url } = data.doctorCall;
  const correctedOf = (parameter: string) => before.find((value) => value.parameter === parameter);
  return (
    <div className={stack({ gap: '3' })}>
      <p className={css({ color: 'fg.muted' })}>
        <InOwnLanguage text={labName} />
        {collectedAt ? ` · ${adminDayCopy.card.collected(momentOf(collectedAt))}` : null}
      </p>
      {correction ? <p>{copy.correction(correction)}</p> : null}
      {values.length > 0 ? (
        <div className={css({ overflowX: 'auto' })}>
          <table className={css({ w: 'full', _tight: { minW: '28rem' } })}>
            <thead>
              <tr>
                {Object.values(copy.columns).map((name) => (
                  <th key={name} scope="col" className={cx(cell, css({ whiteSpace: 'nowrap' }))}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {values.map((value) => (
                <tr key={value.parameter} className={css({ borderTopWidth: '1px' })}>
                  <th scope="row" className={cell}>
                    <InOwnLanguage text={value.parameter} />
                  </th>
                  <td className={cell}>
                    <p>{withUnit(value)}</p>
                    <Before value={correctedOf(value.parameter)} />
                  </td>
                  <td className={cell}>{usualOf(value)}</td>
                  <td className={cell}>{adminValuesCopy.flags[value.flag]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      <div>
        <FileLink className={cx(button({ variant: 'outline' }), css({ minH: '11' }))} href={url}>
          {copy.pdf}
        </FileLink>
      </div>
    </div>
  );
}

/** The value that a correction has replaced, if it did. */
const Before = ({ value }: { value: { value: number; unit: string } | undefined }) =>
  value ? (
    <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>
      {reportCopy.correctedBefore(withUnit(value))}
    </p>
  ) : null;
