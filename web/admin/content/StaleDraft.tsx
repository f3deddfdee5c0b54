import { adminContentCopy as copy } from '../../copy/adminContent.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { Button } from '../../ui/Button.tsx';
import { InlineMessage } from '../../ui/states.tsx';

interface Props {
  busy: boolean;
  onShowTheirs: () => void;
  onOverwrite: () => void;
  onDrop: () => void;
}

/**
 * Somebody else has published meanwhile: the typed text is kept until the person decides what to do
 * with it.
 */
export function StaleDraft({ busy, onShowTheirs, onOverwrite, onDrop }: Props) {
  return (
    <div className={stack({ gap: '3' })}>
      <InlineMessage message={copy.stale} />
      <div className={stack({ direction: 'row', gap: '2', flexWrap: 'wrap' })}>
        <Button
          variant="outline"
          disabled={busy}
          onClick={onShowTheirs}
          className={css({ minH: '11' })}
        >
          {copy.showTheirs}
        </Button>
        <Button
          variant="outline"
          loading={busy}
          onClick={onOverwrite}
          className={css({ minH: '11' })}
        >
          {copy.overwrite}
        </Button>
        <Button variant="outline" disabled={busy} onClick={onDrop} className={css({ minH: '11' })}>
          {copy.drop}
        </Button>
      </div>
    </div>
  );
}
