import type { OrderAddress } from '../../machines/generated/schema.ts';
import { addressLines } from '../../machines/text/addressText.ts';
import { css } from '../generated/panda/css/index.js';
import { InOwnLanguage } from '../ui/InOwnLanguage.tsx';

/** An address in lines; for whoever travels there, the PIN code stands out. */
export function AddressLines({
  address,
  forVisit = false,
}: {
  address: OrderAddress;
  forVisit?: boolean;
}) {
  const ZipCode = forVisit ? 'strong' : 'span';
  const lines = addressLines(address);
  return (
    <>
      {lines.slice(0, -1).map((line) => (
        <p key={line}>
          <InOwnLanguage text={line} />
        </p>
      ))}
      <p className={forVisit ? undefined : css({ color: 'fg.muted' })}>
        <InOwnLanguage text={lines.at(-1)!} /> <ZipCode>{address.zipCode}</ZipCode>
      </p>
    </>
  );
}
