import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ChevronDown } from '../ui/lucide/ChevronDown.tsx';
import { dotted } from '../../machines/dotted.ts';
import { Chat } from '../shared/flows/flows.ts';
import { chatCopy as copy } from '../copy/chat.ts';
import { CollapsedChat } from './CollapsedChat.tsx';
import { Conversation } from './Conversation.tsx';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { IconButton } from '../ui/Button.tsx';
import { firstField } from '../ui/firstField.ts';
import { useLayer } from '../ui/layers.ts';
import { isPanelCollapsed, isPanelShown } from './panel.ts';

/** The assistant's dialog (docs/product/screens.md#chat-widget). */
export function ChatDialog() {
  const send = Chat.useSend();
  const open = Chat.useSelector(isPanelShown);
  const collapsed = Chat.useSelector(isPanelCollapsed);
  const state = Chat.useSelector((snapshot) => dotted(snapshot.value));
  const close = () => send({ type: 'chat.closed' });
  const isOver = open && !collapsed;
  useLayer(isOver, close);
  const { key } = useLocation();
  const page = useRef(key);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A link in an answer opens a page, which the dialog would cover.
    if (isOver && page.current !== key) send({ type: 'chat.closed' });
    page.current = key;
  }, [isOver, key, send]);
  if (collapsed) return <CollapsedChat state={state} />;
  return (
    <Dialog.Root
      open={open}
      initialFocusEl={() => firstField(content.current)}
      placement={{ base: 'bottom', md: 'center' }}
      scrollBehavior="inside"
      onOpenChange={(details) => {
        if (!details.open) close();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            ref={content}
            data-machine="chat"
            data-state={state}
            borderRadius={{ base: '20px 20px 0 0', md: 'card' }}
            mb={{ base: '0', md: '6' }}
            maxW="460px"
            h={{ base: '86dvh', md: '640px' }}
            // With very large text there is no room for the conversation between head and foot, so
            // all of it scrolls.
            overflowY="auto"
          >
            <Dialog.Header borderBottomWidth="1px" pe="28">
              <div className={stack({ gap: '0' })}>
                <Dialog.Title>{copy.title}</Dialog.Title>
                <Dialog.Description color="fg.muted">{copy.subtitle}</Dialog.Description>
              </div>
            </Dialog.Header>
            <div
              className={stack({
                direction: 'row',
                position: 'absolute',
                top: '3',
                insetEnd: '3',
                gap: '1',
              })}
            >
              <IconButton
                aria-label={copy.collapse}
                variant="ghost"
                onClick={() => send({ type: 'chat.collapsed' })}
                className={css({ minW: '11', minH: '11' })}
              >
                <ChevronDown aria-hidden />
              </IconButton>
              <CloseButton aria-label={copy.close} minW="11" minH="11" onClick={close} />
            </div>
            <Conversation />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
