import { useState } from 'react';
import type { Message } from '../../../machines/notices.ts';
import { adminContentCopy as copy } from '../../copy/adminContent.ts';
import { adminLabsCopy } from '../../copy/adminLabs.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { messageOfFailure } from '../../shared/apollo.ts';
import { Button } from '../../ui/Button.tsx';
import { PersonPicture } from '../../ui/icons.tsx';
import { InlineMessage } from '../../ui/states.tsx';
import type { UploadPictureMutation } from '../generated/graphql.ts';
import { PictureButton } from '../PictureButton.tsx';
import { upload } from '../upload.ts';

interface Props {
  /** The name of the entry, as on its other buttons. */
  entry: string;
  person: string;
  image: string | null;
  onChange: (image: string | null) => void;
}

/** The picture of a testimonial's author: uploaded at once, and published with the entry. */
export function EntryPicture({ entry, person, image, onChange }: Props) {
  const [message, setMessage] = useState<Message | null>(null);
  const [busy, setBusy] = useState(false);
  const choose = (file: File) => {
    setMessage(null);
    setBusy(true);
    upload<UploadPictureMutation>('uploadPicture', {}, { image: file })
      .then(({ uploadPicture }) => onChange(uploadPicture.image))
      .catch((error: unknown) => setMessage(messageOfFailure(error)))
      .finally(() => setBusy(false));
  };
  return (
    <div className={stack({ gap: '2' })}>
      <div
        aria-busy={busy}
        className={stack({ direction: 'row', gap: '3', align: 'center', flexWrap: 'wrap' })}
      >
        <PersonPicture name={person} image={image} />
        <PictureButton
          label={copy.choosePicture}
          name={`${copy.choosePicture}: ${entry}`}
          busy={busy}
          onChoose={choose}
        />
        {image === null ? null : (
          <Button
            variant="outline"
            aria-label={`${copy.removePicture}: ${entry}`}
            onClick={() => onChange(null)}
            className={css({ minH: '11' })}
          >
            {copy.removePicture}
          </Button>
        )}
        <p className={css({ fontSize: 'xs', color: 'fg.muted' })}>{adminLabsCopy.pictureHint}</p>
      </div>
      <InlineMessage message={message} />
    </div>
  );
}
