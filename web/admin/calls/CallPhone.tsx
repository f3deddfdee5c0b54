import { useMutation } from '@apollo/client/react';
import { adminCallsCopy as copy } from '../../copy/adminCalls.ts';
import { css, cx } from '../../generated/panda/css/index.js';
import { button } from '../../generated/panda/recipes/index.js';
import { messageOfFailure } from '../../shared/apollo.ts';
import { Button } from '../../ui/Button.tsx';
import { Phone } from '../../ui/lucide/Phone.tsx';
import { InlineMessage } from '../../ui/states.tsx';
import { DoctorCallPhoneDocument } from '../generated/graphql.ts';

/** The number to call, shown after a press that is written to the audit log. */
export function CallPhone({ id }: { id: string }) {
  const [show, { data, error, loading }] = useMutation(DoctorCallPhoneDocument);
  const phone = data?.doctorCallPhone.phone;
  if (phone === null) return <p>{copy.noPhone}</p>;
  if (phone)
    return (
      <a href={`tel:${phone}`} className={cx(button({ variant: 'outline' }), css({ minH: '11' }))}>
        <Phone size={18} aria-hidden />
        {copy.call(phone)}
      </a>
    );
  return (
    <>
      <Button
        variant="outline"
        loading={loading}
        title={copy.phoneNote}
        className={css({ minH: '11' })}
        onClick={() => void show({ variables: { id } }).catch(() => undefined)}
      >
        <Phone size={18} aria-hidden />
        {copy.phone}
      </Button>
      <InlineMessage message={error ? messageOfFailure(error) : null} />
    </>
  );
}
