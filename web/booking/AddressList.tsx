import { streetLine } from '../../machines/text/addressText.ts';
import { bookingCopy } from '../copy/booking.ts';
import { stepTitles } from '../copy/stepTitles.ts';
import { Booking } from '../shared/flows/flows.ts';
import { Card } from '../ui/Card.tsx';
import { CheckBox } from '../ui/CheckBox.tsx';
import { List } from '../ui/List.tsx';
import { css } from '../generated/panda/css/index.js';
import { AddressLines } from '../shared/AddressLines.tsx';

const copy = bookingCopy.address;

/** The saved addresses, the default one first and labelled HOME; at most one is ticked. */
export function AddressList() {
  const send = Booking.useSend();
  const { addresses, draft } = Booking.useSelector((snapshot) => snapshot.context);
  const mayChange = Booking.useCan({ type: 'address.unticked' });
  const inOrder = addresses.toSorted(
    (one, other) => Number(other.isDefault) - Number(one.isDefault),
  );
  return (
    <List label={stepTitles.address}>
      {inOrder.map((address) => {
        const ticked = address.id === draft.addressId;
        return (
          <Card
            as="li"
            key={address.id}
            className={css({ borderColor: ticked ? 'brand.solid' : undefined })}
          >
            <CheckBox
              size="lg"
              className={css({ w: 'full' })}
              checked={ticked}
              disabled={!mayChange}
              onCheck={(checked) =>
                send(
                  checked
                    ? { type: 'address.ticked', addressId: address.id }
                    : { type: 'address.unticked' },
                )
              }
              aria-label={address.isDefault ? copy.home : streetLine(address)}
              aria-describedby={`address-${address.id}`}
            >
              <div
                id={`address-${address.id}`}
                className={css({ minW: '0', overflowWrap: 'anywhere' })}
              >
                {address.isDefault ? (
                  <p
                    className={css({ fontWeight: 'bold', fontSize: 'sm', letterSpacing: '0.06em' })}
                  >
                    {copy.home}
                  </p>
                ) : null}
                <AddressLines address={address} />
              </div>
            </CheckBox>
          </Card>
        );
      })}
    </List>
  );
}
