import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { Message } from '../../../machines/notices.ts';
import { adminLabsCopy as copy } from '../../copy/adminLabs.ts';
import { AdminLabDocument } from '../generated/graphql.ts';
import type { AdminLabFragment } from '../generated/graphql.ts';
import { messageOfFailure } from '../../shared/apollo.ts';
import { Card } from '../../ui/Card.tsx';
import { LabMark } from '../../ui/icons.tsx';
import { InlineMessage } from '../../ui/states.tsx';
import { upload } from '../upload.ts';
import { css, cx } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { button, heading } from '../../generated/panda/recipes/index.js';

/** The picture beside a lab's name; it is saved as soon as it is chosen. */
export function LabPicture({ lab }: { lab: AdminLabFragment }) {
  const client = useApolloClient();
  const [message, setMessage] = useState<Message | null>(null);
  const send = (file: File | undefined) => {
    if (!file) return;
    setMessage(null);
    upload('setLabImage', { id: lab.id }, { image: file })
      .then(() => client.refetchQueries({ include: [AdminLabDocument] }))
      .catch((error: unknown) => setMessage(messageOfFailure(error)));
  };
  return (
    <Card className={css({ maxW: '760px' })}>
      <div className={stack({ gap: '4' })}>
        <h2 className={heading({ size: 'lg' })}>{copy.picture}</h2>
        <div className={stack({ direction: 'row', gap: '4', align: 'center', flexWrap: 'wrap' })}>
          <LabMark name={lab.name} image={lab.image} size={64} />
          <label className={cx(button({ variant: 'outline' }), css({ minH: '11' }))}>
            {copy.setPicture}
            <input
              type="file"
              accept="image/png,image/jpeg,image/webp"
              aria-label={copy.setPicture}
              style={{ position: 'absolute', opacity: 0, width: 1, height: 1 }}
              onChange={(event) => send(event.target.files![0])}
            />
          </label>
          <p className={css({ fontSize: 'xs', color: 'fg.muted' })}>{copy.pictureHint}</p>
        </div>
        <InlineMessage message={message} />
      </div>
    </Card>
  );
}
