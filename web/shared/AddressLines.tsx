import type { OrderAddress } from '../../machines/generated/schema.ts';
import { streetLine } from '../../machines/text/addressText.ts';
import { css } from '../generated/panda/css/index.js';
import { InOwnLanguage } from '../ui/InOwnLanguage.tsx';

/** An address in two lines; for whoever travels there, the PIN code stands out. */
export function AddressLines({
  address,
  forVisit = false,
}: {
  address: OrderAddress;
  forVisit?: boolean;
}) {
  const ZipCode = forVisit ? 'strong' : 'span';
  return (
    <>
      <p>
        <InOwnLanguage text={streetLine(address)} />
      </p>
      <p className={forVisit ? undefined : css({ color: 'fg.muted' })}>
        <InOwnLanguage text={address.cityState} /> <ZipCode>{address.zipCode}</ZipCode>
      </p>
    </>
  );
}
