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
import { PictureButton } from '../PictureButton.tsx';
import { upload } from '../upload.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { heading } from '../../generated/panda/recipes/index.js';

/** The picture beside a lab's name, saved as soon as it is chosen. */
export function LabPicture({ lab }: { lab: AdminLabFragment }) {
  const client = useApolloClient();
  const [message, setMessage] = useState<Message | null>(null);
  const [busy, setBusy] = useState(false);
  const send = (file: File) => {
    setMessage(null);
    setBusy(true);
    upload('setLabImage', { id: lab.id }, { image: file })
      .then(() => client.refetchQueries({ include: [AdminLabDocument] }))
      .catch((error: unknown) => setMessage(messageOfFailure(error)))
      .finally(() => setBusy(false));
  };
  return (
    <Card className={css({ maxW: '760px' })}>
      <div className={stack({ gap: '4' })}>
        <h2 className={heading({ size: 'lg' })}>{copy.picture}</h2>
        <div className={stack({ direction: 'row', gap: '4', align: 'center', flexWrap: 'wrap' })}>
          <LabMark name={lab.name} image={lab.image} size={64} />
          <PictureButton label={copy.setPicture} busy={busy} onChoose={send} />
          <p className={css({ fontSize: 'xs', color: 'fg.muted' })}>{copy.pictureHint}</p>
        </div>
        <InlineMessage message={message} />
      </div>
    </Card>
  );
}
