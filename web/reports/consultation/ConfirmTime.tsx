import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { CallLanguage } from '../../../machines/generated/schema.ts';
import { consultationCopy as copy } from '../../copy/consultation.ts';
import { language as languageOfPage } from '../../copy/language.ts';
import { callLanguages } from '../../shared/callLanguages.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { Button } from '../../ui/Button.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { momentOf } from '../../ui/days.ts';
import type { ConsultationActor } from './consultationActor.ts';

/** The chosen time, the number and the language, before they are sent. */
export function ConfirmTime({ actor, phone }: { actor: ConsultationActor; phone: string }) {
  const { startsAt, isMoving } = useSelector(actor, (snapshot) => snapshot.context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const [language, setLanguage] = useState<CallLanguage>(languageOfPage() === 'hi' ? 'HI' : 'EN');
  if (startsAt === null) return null;
  return (
    <div className={stack({ gap: '4' })}>
      <div>
        <p className={css({ fontWeight: 'semibold' })}>{copy.chosen(momentOf(startsAt))}</p>
        <p>{copy.number(phone)}</p>
      </div>
      {isMoving ? null : (
        <Choices
          label={copy.languageLabel}
          names={callLanguages}
          value={language}
          onChange={setLanguage}
        />
      )}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <Button
          loading={isBusy}
          className={css({ colorPalette: 'accent', minH: '11' })}
          onClick={() => actor.send({ type: 'time.confirmed', language })}
        >
          {isMoving ? copy.moveHere : copy.book}
        </Button>
        <Button
          variant="outline"
          disabled={isBusy}
          className={css({ minH: '11' })}
          onClick={() => actor.send({ type: 'time.dropped' })}
        >
          {copy.otherTime}
        </Button>
      </div>
    </div>
  );
}
