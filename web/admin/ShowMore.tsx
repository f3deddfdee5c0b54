import { useState } from 'react';
import type { Message } from '../../machines/notices.ts';
import { uiCopy } from '../copy/ui.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { messageOfFailure } from '../shared/apollo.ts';
import { Button } from '../ui/Button.tsx';
import { InlineMessage } from '../ui/states.tsx';

/**
 * The end of a list of the staff that goes on; it says why the next page could not be loaded. Where the
 * list stays on the screen while another one is loaded, its key has to change with it.
 */
export function ShowMore({ load }: { load: () => Promise<unknown> }) {
  const [loading, setLoading] = useState(false);
  const [message, setMessage] = useState<Message | null>(null);
  const more = async () => {
    setLoading(true);
    setMessage(await load().then(() => null, messageOfFailure));
    setLoading(false);
  };
  return (
    <div className={stack({ gap: '3', mt: '4' })}>
      <InlineMessage message={message} busy={loading} />
      <Button
        variant="outline"
        loading={loading}
        onClick={() => void more()}
        className={css({ minH: '11' })}
      >
        {uiCopy.states.more}
      </Button>
    </div>
  );
}
