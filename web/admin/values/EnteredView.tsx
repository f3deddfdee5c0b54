import { useSelector } from '@xstate/react';
import type { ReportEntry } from '../../../machines/generated/schema.ts';
import { longestCallNote } from '../../../machines/text/longest.ts';
import { adminValuesCopy as copy } from '../../copy/adminValues.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useTypedOfReport } from './useTypedOfReport.ts';
import type { ValuesActor } from './valuesActor.ts';

const releasing = ['releasing'] as const;
const cell = css({ py: '2', pe: '3', textAlign: 'start' });

/** Values that wait to be released or have been, with their actions. */
export function EnteredView({ actor, entry }: { actor: ValuesActor; entry: ReportEntry }) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isReleasing = useSelector(actor, (snapshot) => snapshot.matches('releasing'));
  // Somebody else's PDF is checked before anything becomes of the values.
  const mayEnter = entry.upload?.own !== false;
  const mayRelease = mayEnter && entry.entered?.own === false;
  const shown = entry.entered ?? entry.released;
  const [{ callNote }, type] = useTypedOfReport(
    actor,
    `callNote.${shown?.id}`,
    { callNote: '' },
    releasing,
  );
  if (!shown) return null;
  const isCritical = shown.values.some(({ flag }) => flag === 'CRITICAL');
  const [title, text] = entry.entered
    ? entry.entered.own
      ? [copy.waiting, copy.waitingText]
      : [copy.review, copy.reviewText(entry.entered.enteredBy ?? '–')]
    : [copy.released, copy.releasedText];
  return (
    <div className={stack({ gap: '4' })}>
      <div>
        <h2 className={css({ fontWeight: 'semibold', fontSize: 'lg' })}>{title}</h2>
        <p className={css({ color: 'fg.muted' })}>{text}</p>
      </div>
      <div className={css({ overflowX: 'auto' })}>
        <table className={css({ w: 'full', _tight: { minW: '24rem' } })}>
          <thead>
            <tr>
              {Object.values(copy.columns).map((name) => (
                <th key={name} scope="col" className={cell}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.values.map(({ parameter, value, unit, flag }) => (
              <tr key={parameter} className={css({ borderTopWidth: '1px' })}>
                <th scope="row" className={cell}>
                  {parameter}
                </th>
                <td className={cell}>{[value, unit].filter((part) => part !== '').join(' ')}</td>
                <td className={cell}>{copy.flags[flag]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.correction ? <p>{shown.correction}</p> : null}
      {mayRelease && isCritical ? (
        <TextField
          label={copy.call}
          hint={copy.callHint}
          value={callNote}
          maxLength={longestCallNote}
          disabled={busy}
          onChange={(event) => type({ callNote: event.target.value })}
        />
      ) : null}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        {mayRelease ? (
          <Button
            loading={isReleasing}
            disabled={busy}
            className={css({ colorPalette: 'accent', minH: '11' })}
            onClick={() => actor.send({ type: 'release.confirmed', callNote })}
          >
            {copy.release}
          </Button>
        ) : null}
        {mayEnter ? (
          <Button
            variant="outline"
            disabled={busy}
            className={css({ minH: '11' })}
            onClick={() => actor.send({ type: 'entering.resumed' })}
          >
            {entry.entered ? copy.again : copy.correct}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
