import { useSelector } from '@xstate/react';
import { dotted } from '../../../machines/dotted.ts';
import { genderNames, patientCopy } from '../../copy/patients.ts';
import { adminValuesCopy as copy } from '../../copy/adminValues.ts';
import { patientName } from '../orderWords.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { FlowState } from '../../shared/flows/FlowState.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { InOwnLanguage } from '../../ui/InOwnLanguage.tsx';
import { FormShape } from '../../ui/shapes.tsx';
import { InlineMessage, Loading } from '../../ui/states.tsx';
import { PdfCard } from './PdfCard.tsx';
import { EnteredView } from './EnteredView.tsx';
import { ValuesForm } from './ValuesForm.tsx';
import type { ValuesActor } from './valuesActor.ts';

/**
 * A report with the form for its values, or the values that wait or are released, and its PDF. What
 * has to be checked comes first.
 */
export function ReportValues({ actor }: { actor: ValuesActor }) {
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const isEditing = useSelector(actor, (snapshot) => snapshot.hasTag('editing'));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { entry, message } = useSelector(actor, (snapshot) => snapshot.context);
  const hasValues = Boolean(entry?.entered ?? entry?.released);
  const hasFileFirst = entry?.upload?.own === false;
  return (
    <div
      data-machine="reportEntry"
      data-state={state}
      className={stack({ gap: '4', maxW: '720px' })}
    >
      <FlowState
        actor={actor}
        loading={
          <Loading>
            <FormShape />
          </Loading>
        }
        failed={copy.failed}
      >
        {entry ? (
          <>
            <div>
              <p className={css({ fontSize: 'lg', fontWeight: 'semibold' })}>
                <InOwnLanguage text={patientName(entry.patient)} />
                <span>
                  {`, ${patientCopy.age(entry.patient)}, ${genderNames[entry.patient.gender]}`}
                </span>
              </p>
              <p>{copy.of(entry.testName, entry.orderNumber)}</p>
              <p className={css({ color: 'fg.muted' })}>{entry.labName}</p>
              {entry.sampleIds.length > 0 ? (
                <p className={css({ color: 'fg.muted' })}>
                  {copy.samples(entry.sampleIds.join(', '))}
                </p>
              ) : null}
            </div>
            <InlineMessage message={message} />
            {hasFileFirst ? <PdfCard actor={actor} entry={entry} /> : null}
            {isEditing || hasValues ? (
              <Card>
                {isEditing ? (
                  <ValuesForm actor={actor} entry={entry} />
                ) : (
                  <EnteredView actor={actor} entry={entry} />
                )}
              </Card>
            ) : null}
            {!isEditing && !hasValues && !hasFileFirst && entry.parameters.length > 0 ? (
              <Button
                variant="outline"
                disabled={busy}
                className={css({ minH: '11', alignSelf: 'flex-start' })}
                onClick={() => actor.send({ type: 'entering.resumed' })}
              >
                {copy.enter}
              </Button>
            ) : null}
            {hasFileFirst ? null : <PdfCard actor={actor} entry={entry} />}
          </>
        ) : null}
      </FlowState>
    </div>
  );
}
