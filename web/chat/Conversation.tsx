import { Dialog } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { longestQuestion } from '../../machines/text/longest.ts';
import type { ChatMessage } from '../../machines/chat/chat.machine.ts';
import { Chat, Session } from '../shared/flows/flows.ts';
import { paths } from '../paths.ts';
import { useTyped } from '../ui/typedText.ts';
import { chatCopy as copy, chatQuestions } from '../copy/chat.ts';
import { said } from '../copy/language.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { textarea } from '../generated/panda/recipes/index.js';
import { Button } from '../ui/Button.tsx';

/** Maximum height of the textarea in pixels (docs/product/limits.md). */
const tallest = 160;

/** Greeting, messages, suggestions, and the box to type in. */
export function Conversation() {
  const actor = Chat.useActor();
  const { messages, asked } = Chat.useSelector((snapshot) => snapshot.context);
  const waiting = Chat.useTag('busy');
  const firstName = Session.useSelector((snapshot) => snapshot.context.user?.firstName);
  const [{ text }, type] = useTyped('chat', { text: '' });
  const canSend = Chat.useCan({ type: 'question.sent', text });
  const end = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // Also scrolls to messages that arrived before this was rendered, as the dialog's code may load
    // after the machine's scroll event.
    end.current?.scrollIntoView({ block: 'end' });
    const subscription = actor.on('scroll', () => end.current?.scrollIntoView({ block: 'end' }));
    return () => subscription.unsubscribe();
  }, [actor]);
  useEffect(() => {
    // An answer that is longer than the dialog is shown from its beginning.
    last.current?.scrollIntoView({ block: 'nearest' });
  }, [messages.length]);
  useEffect(() => {
    if (!box.current) return;
    box.current.style.height = 'auto';
    box.current.style.height = `${Math.min(box.current.scrollHeight, tallest)}px`;
  }, [text]);
  const ask = (question: string) => {
    actor.send({ type: 'question.sent', text: question });
    type({ text: '' });
    // The pressed button is gone or disabled, so the focus moves to the box.
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter may finish a word in an input method, as with some Hindi keyboards.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (canSend) ask(text);
  };
  return (
    <>
      <Dialog.Body
        py="4"
        minH="24"
        css={{ '@media (max-height: 30em)': { overflow: 'visible', flexShrink: 0 } }}
      >
        <div role="log" aria-live="polite" className={stack({ gap: '3' })}>
          <Bubble message={{ role: 'bot', content: copy.greeting(firstName), sources: [] }} />
          {messages.map((message, index) => (
            <div key={index} ref={last} className={stack({ gap: '0' })}>
              <Bubble message={message} />
            </div>
          ))}
          {waiting ? <Waiting /> : null}
          {asked ? null : (
            <div className={stack({ gap: '2', align: 'flex-start' })}>
              {copy.suggestions.map((suggestion, index) => (
                <Button
                  key={suggestion}
                  variant="outline"
                  onClick={() => ask(chatQuestions[index]!)}
                  className={css({ colorPalette: 'brand', borderRadius: 'full', minH: '11' })}
                >
                  {suggestion}
                </Button>
              ))}
            </div>
          )}
          <div ref={end} />
        </div>
      </Dialog.Body>
      <Dialog.Footer
        flexDirection="column"
        alignItems="stretch"
        gap="2"
        borderTopWidth="1px"
        pt="3"
      >
        <textarea
          ref={box}
          rows={1}
          aria-label={copy.placeholder}
          placeholder={copy.placeholder}
          maxLength={longestQuestion}
          value={text}
          // Read-only, as a disabled box would lose the focus.
          readOnly={waiting}
          onChange={(event) => type({ text: event.target.value })}
          onKeyDown={onKeyDown}
          style={{ maxHeight: tallest }}
          className={cx(textarea(), css({ resize: 'none', fontSize: 'md', minH: '11', py: '2.5' }))}
        />
        <div className={stack({ direction: 'row', align: 'center', justify: 'space-between' })}>
          <p className={css({ fontSize: 'xs', color: 'fg.muted' })}>
            <span data-count className={css({ fontVariantNumeric: 'tabular-nums' })}>
              {copy.count(text.length, longestQuestion)}
            </span>{' '}
            · {copy.note}
          </p>
          <Button
            disabled={!canSend}
            onClick={() => ask(text)}
            className={css({ colorPalette: 'accent', minH: '11' })}
          >
            {waiting ? copy.thinking : copy.send}
          </Button>
        </div>
      </Dialog.Footer>
    </>
  );
}

/** The sign that an answer is coming; the button below says it in words. */
function Waiting() {
  return (
    <div
      aria-hidden
      data-motion
      className={css({
        alignSelf: 'flex-start',
        display: 'flex',
        gap: '1.5',
        bg: 'bg.muted',
        px: '4',
        py: '4',
        borderRadius: '18px',
        '& > i': { boxSize: '2', borderRadius: 'full', bg: 'fg.muted', animation: 'pulse' },
      })}
    >
      <i />
      <i style={{ animationDelay: '200ms' }} />
      <i style={{ animationDelay: '400ms' }} />
    </div>
  );
}

/**
 * A suggested question is sent in English, as specified, but shown in the page's language, in which
 * the answer comes.
 */
function shown({ content, reason }: ChatMessage): string {
  const offered = chatQuestions.findIndex((question) => question === content);
  return copy.suggestions[offered] ?? said({ text: content, reason });
}

function Bubble({ message }: { message: ChatMessage }) {
  const bot = message.role === 'bot';
  return (
    <div
      data-role={message.role}
      className={css({
        alignSelf: bot ? 'flex-start' : 'flex-end',
        maxW: '88%',
        bg: bot ? 'bg.muted' : 'brand.solid',
        color: bot ? 'fg' : 'brand.contrast',
        px: '4',
        py: '2.5',
        borderRadius: '18px',
      })}
    >
      <p className={css({ whiteSpace: 'pre-line' })}>{shown(message)}</p>
      {message.sources.length > 0 ? (
        <div
          className={stack({
            direction: 'row',
            flexWrap: 'wrap',
            columnGap: '4',
            rowGap: '0',
            mt: '1',
          })}
        >
          {message.sources.map((source) => (
            <TextLink key={source.testId} to={paths.testInfo(source.testId)}>
              {source.name}
            </TextLink>
          ))}
        </div>
      ) : null}
    </div>
  );
}
