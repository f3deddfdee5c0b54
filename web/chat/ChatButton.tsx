import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { MessageCircle } from '../ui/lucide/MessageCircle.tsx';
import { Chat, chatActor } from '../shared/flows/flows.ts';
import { useLazyActor } from '../shared/flows/lazyActor.ts';
import { openChatBy } from '../shared/openChat.ts';
import { chatCopy as copy } from '../copy/chat.ts';
import { css } from '../generated/panda/css/index.js';
import { LazyChatDialog } from './lazyChatDialog.ts';
import { IconButton } from '../ui/Button.tsx';
import { opensLoaded } from '../ui/openLoaded.ts';
import { isPanelCollapsed, isPanelShown } from './panel.ts';

interface Props {
  /** False where the button would cover other controls on a phone. */
  onPhone: boolean;
}

const dialog = {
  load: () => Promise.all([chatActor.load(), LazyChatDialog.load()]),
  isLoaded: () => chatActor.current() !== undefined && LazyChatDialog.isLoaded(),
};
const start = () => {
  const actor = chatActor.current()!;
  actor.start();
  actor.send({ type: 'chat.opened' });
};
const opens = () =>
  opensLoaded(dialog, start, {
    kind: 'sheet',
    title: copy.title,
    lead: copy.subtitle,
    close: copy.close,
  });

/** The floating button with its badge; the assistant's code is fetched when it is first opened. */
export function ChatButton({ onPhone }: Props) {
  useEffect(() => openChatBy(() => opens().onClick()), []);
  const actor = useLazyActor(chatActor);
  const shown = useSelector(actor, (snapshot) => snapshot !== undefined && isPanelShown(snapshot));
  const collapsed = useSelector(
    actor,
    (snapshot) => snapshot !== undefined && isPanelCollapsed(snapshot),
  );
  const seen = useSelector(actor, (snapshot) => snapshot?.context.seen ?? false);
  const [wanted, setWanted] = useState(false);
  if (shown && !wanted) setWanted(true);
  return (
    <>
      <div
        data-floating={onPhone ? 'everywhere' : 'wide'}
        hidden={collapsed}
        className={css({
          display: { base: onPhone ? 'block' : 'none', md: 'block' },
          _hidden: { display: 'none!' },
          position: 'fixed',
          insetEnd: '4',
          bottom: 'calc(var(--bottom-bar) + 16px)',
          zIndex: 'docked',
        })}
      >
        <IconButton
          aria-label={copy.open}
          size="xl"
          onPointerEnter={() => void LazyChatDialog.load().catch(() => undefined)}
          {...opens()}
          className={css({
            minH: '12',
            borderRadius: 'full',
            colorPalette: 'brand',
            boxShadow: '0 6px 20px rgb(11 58 62 / 25%)',
          })}
        >
          <MessageCircle size={26} aria-hidden />
        </IconButton>
        {seen ? null : (
          <div
            aria-hidden
            data-badge
            className={css({
              position: 'absolute',
              top: '-1',
              insetEnd: '-1',
              bg: 'accent.solid',
              color: 'accent.contrast',
              borderRadius: 'full',
              minW: '6',
              h: '6',
              textAlign: 'center',
              fontSize: 'sm',
              fontWeight: 'bold',
              lineHeight: '24px',
            })}
          >
            {copy.badge}
          </div>
        )}
      </div>
      {wanted && actor ? (
        <Chat.Provider actor={actor}>
          <LazyChatDialog />
        </Chat.Provider>
      ) : null}
    </>
  );
}
