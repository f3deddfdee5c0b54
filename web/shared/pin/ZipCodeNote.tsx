import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { dotted } from '../../../machines/dotted.ts';
import { pinCodeOf } from '../../../machines/pin/pinCode.ts';
import type { zipCodeMachine } from '../../../machines/zipCode/zipCode.machine.ts';
import { pinCopy } from '../../copy/pin.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { Button } from '../../ui/Button.tsx';

const copy = pinCopy.form;

interface Props {
  actor: ActorRefFrom<typeof zipCodeMachine>;
  onOtherLab?: ((pin: string) => void) | undefined;
}

/**
 * Says at once if no lab, or not the chosen one, collects at the typed PIN code, and what to do.
 */
export function ZipCodeNote({ actor, onOtherLab }: Props) {
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const pin = useSelector(actor, ({ context }) => pinCodeOf(context.zipCode) ?? '');
  const isUnserved = useSelector(actor, (snapshot) => snapshot.hasTag('unserved'));
  const isLabElsewhere = useSelector(actor, (snapshot) => snapshot.hasTag('labElsewhere'));
  const text = isUnserved ? copy.unserved(pin) : isLabElsewhere ? copy.labElsewhere(pin) : null;
  return (
    <div aria-live="polite" data-zip-state={state}>
      {text === null ? null : (
        <div
          className={stack({
            gap: '2',
            align: 'flex-start',
            p: '3',
            borderRadius: 'lg',
            bg: 'accent.subtle',
            fontSize: 'sm',
          })}
        >
          <p className={css({ fontWeight: 'medium' })}>{text}</p>
          <div className={stack({ direction: 'row', flexWrap: 'wrap', gap: '2' })}>
            {isLabElsewhere && onOtherLab ? (
              <Button
                variant="outline"
                onClick={() => onOtherLab(pin)}
                className={css({ minH: '11' })}
              >
                {copy.otherLab}
              </Button>
            ) : null}
            <Button variant="outline" onClick={selectZipCode} className={css({ minH: '11' })}>
              {copy.otherPin}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

function selectZipCode({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const field = currentTarget.form?.elements.namedItem('zipCode');
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}
