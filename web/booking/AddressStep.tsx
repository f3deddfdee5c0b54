import { streetLine } from '../../machines/text/addressText.ts';
import { useEffect, useRef } from 'react';
import { useZipCode } from '../shared/pin/useZipCode.tsx';
import { useClearedOnceSaved } from '../shared/useClearedOnceSaved.ts';
import { readTyped } from '../ui/typedText.ts';
import { FlowState } from '../shared/flows/FlowState.tsx';
import { Booking } from '../shared/flows/flows.ts';
import { bookingCopy } from '../copy/booking.ts';
import { stepTitles } from '../copy/stepTitles.ts';
import { pinCopy } from '../copy/pin.ts';
import { Page } from '../ui/Page.tsx';
import { useLayer } from '../ui/layers.ts';
import { InlineMessage, Loading } from '../ui/states.tsx';
import { StepFooter } from '../ui/StepFooter.tsx';
import { AddressList } from './AddressList.tsx';
import { AddressForm, newAddressAt } from '../ui/AddressForm.tsx';
import type { AddressFormProps } from '../ui/AddressForm.tsx';
import { OldestUnpaid } from './OldestUnpaid.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { Button } from '../ui/Button.tsx';

const copy = bookingCopy.address;

/** The form for an address, then the list with the chosen one ticked. */
export function AddressStep() {
  const send = Booking.useSend();
  const { addresses, draft, message } = Booking.useSelector((snapshot) => snapshot.context);
  const actor = Booking.useActor();
  const editing = Booking.useTag('editing');
  const busy = Booking.useTag('busy');
  const labElsewhere = Booking.useTag('labElsewhere');
  const choosing = Booking.useTag('choosing');
  const mayReturn = Booking.useCan({ type: 'editing.cancelled' });
  const canOrder = Booking.useCan({ type: 'order.requested' });
  const chosen = addresses.find((address) => address.id === draft.addressId);
  const collectedAt =
    chosen && (chosen.isDefault ? copy.chosen : copy.chosenAt(streetLine(chosen)));
  useClearedOnceSaved(actor, 'address');
  useLayer(mayReturn, () => send({ type: 'editing.cancelled' }));
  const wasEditing = useRef(false);
  useEffect(() => {
    // A form that was interrupted by a reload or the login opens again with the typed text; one
    // that was left by Back does not.
    if (choosing && !wasEditing.current && readTyped('address')) send({ type: 'address.added' });
    if (editing) wasEditing.current = true;
  }, [choosing, editing, send]);
  return (
    <Page title={editing ? copy.title : stepTitles.address} narrow>
      <div className={stack({ gap: '4' })}>
        <FlowState
          actor={actor}
          loading={<Loading rows={2} />}
          failed={copy.failed}
          instead={
            <Button variant="outline" onClick={() => send({ type: 'address.added' })}>
              {copy.write}
            </Button>
          }
        >
          {editing ? (
            <NewAddress
              typedAs="address"
              message={message}
              saving={busy}
              onSave={(address) => send({ type: 'address.submitted', address })}
              onCancel={mayReturn ? () => send({ type: 'editing.cancelled' }) : undefined}
            />
          ) : addresses.length > 0 ? (
            <>
              <AddressList />
              <div>
                <a
                  className={cx(
                    button({ variant: 'plain' }),
                    css({ colorPalette: 'brand', px: '0', minH: '11' }),
                  )}
                  onClick={(event) => {
                    event.preventDefault();
                    send({ type: 'address.added' });
                  }}
                  href="#address"
                >
                  {copy.add}
                </a>
              </div>
              <InlineMessage message={message} />
              {labElsewhere && chosen ? (
                <Button
                  variant="outline"
                  onClick={() => send({ type: 'otherLab.wanted', pin: chosen.zipCode })}
                  className={css({ minH: '11', alignSelf: 'flex-start' })}
                >
                  {pinCopy.form.otherLab}
                </Button>
              ) : null}
              <OldestUnpaid />
              <StepFooter
                summary={collectedAt ?? copy.none}
                action={copy.action}
                enabled={canOrder}
                busy={busy}
                reason={copy.none}
                onAction={() => send({ type: 'order.requested' })}
              />
            </>
          ) : null}
        </FlowState>
      </div>
    </Page>
  );
}

/** The form starts with this device's PIN code and checks whether the chosen lab collects there. */
function NewAddress(props: AddressFormProps) {
  const send = Booking.useSend();
  const { pin, draft } = Booking.useSelector((snapshot) => snapshot.context);
  const check = useZipCode(draft.labId, (zipCode) =>
    send({ type: 'otherLab.wanted', pin: zipCode }),
  );
  return <AddressForm {...props} initial={newAddressAt(pin)} check={check} />;
}
