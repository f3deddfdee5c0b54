import { Box, Button, Dialog, Stack, Text, Textarea } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { questionLength } from '../../machines/chat/chat.machine.ts';
import type { ChatMessage } from '../../machines/chat/chat.machine.ts';
import { Chat, Session } from '../app/flows.ts';
import { paths } from '../app/paths.ts';
import { chatCopy as copy, chatQuestions } from '../copy/chat.ts';
import { said } from '../copy/language.ts';
import { TextLink } from '../ui/TextLink.tsx';

/** How high the textarea grows, in pixels (specification 9). */
const tallest = 160;

/** Greeting, messages, suggestions, and the box to type in. */
export function Conversation() {
  const actor = Chat.useActor();
  const { messages, asked } = Chat.useSelector((snapshot) => snapshot.context);
  const waiting = Chat.useSelector((snapshot) => snapshot.matches({ conversation: 'waiting' }));
  const firstName = Session.useSelector((snapshot) => snapshot.context.user?.firstName);
  const [text, setText] = useState('');
  const canSend = Chat.useCan({ type: 'question.sent', text });
  const end = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // What was said before this was on the screen is scrolled to as well: the dialog's code may come after the first blink.
    end.current?.scrollIntoView({ block: 'end' });
    const subscription = actor.on('scroll', () => end.current?.scrollIntoView({ block: 'end' }));
    return () => subscription.unsubscribe();
  }, [actor]);
  useEffect(() => {
    if (!box.current) return;
    box.current.style.height = 'auto';
    box.current.style.height = `${Math.min(box.current.scrollHeight, tallest)}px`;
  }, [text]);
  const ask = (question: string) => {
    actor.send({ type: 'question.sent', text: question });
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    if (canSend) ask(text);
  };
  return (
    <>
      <Dialog.Body py="4">
        <Stack gap="3" role="log" aria-live="polite">
          <Bubble message={{ role: 'bot', content: copy.greeting(firstName), sources: [] }} />
          {messages.map((message, index) => (
            <Bubble key={index} message={message} />
          ))}
          {asked ? null : (
            <Stack gap="2" align="flex-start">
              {copy.suggestions.map((suggestion, index) => (
                <Button
                  key={suggestion}
                  variant="outline"
                  colorPalette="brand"
                  borderRadius="full"
                  minH="11"
                  onClick={() => ask(chatQuestions[index]!)}
                >
                  {suggestion}
                </Button>
              ))}
            </Stack>
          )}
          <div ref={end} />
        </Stack>
      </Dialog.Body>
      <Dialog.Footer
        flexDirection="column"
        alignItems="stretch"
        gap="2"
        borderTopWidth="1px"
        pt="3"
      >
        <Textarea
          ref={box}
          rows={1}
          maxH={`${tallest}px`}
          resize="none"
          aria-label={copy.placeholder}
          placeholder={copy.placeholder}
          maxLength={questionLength}
          disabled={waiting}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          fontSize="md"
        />
        <Stack direction="row" align="center" justify="space-between">
          <Text fontSize="xs" color="fg.muted">
            <Box as="span" data-count fontVariantNumeric="tabular-nums">
              {copy.count(text.length, questionLength)}
            </Box>{' '}
            · {copy.note}
          </Text>
          <Button colorPalette="accent" minH="11" disabled={!canSend} onClick={() => ask(text)}>
            {waiting ? copy.thinking : copy.send}
          </Button>
        </Stack>
      </Dialog.Footer>
    </>
  );
}

/** The assistant knows English: a question to begin with goes out in it, and is shown as it was offered. */
function shown(content: string): string {
  const offered = chatQuestions.findIndex((question) => question === content);
  return copy.suggestions[offered] ?? said(content);
}

function Bubble({ message }: { message: ChatMessage }) {
  const bot = message.role === 'bot';
  return (
    <Box
      alignSelf={bot ? 'flex-start' : 'flex-end'}
      maxW="88%"
      bg={bot ? 'bg.muted' : 'brand.solid'}
      color={bot ? 'fg' : 'brand.contrast'}
      px="4"
      py="2.5"
      borderRadius="18px"
      data-role={message.role}
    >
      <Text whiteSpace="pre-line">{shown(message.content)}</Text>
      {message.sources.length > 0 ? (
        <Stack direction="row" wrap="wrap" gap="3" fontSize="sm">
          {message.sources.map((source) => (
            <TextLink key={source.testId} to={paths.testInfo(source.testId)}>
              {source.name}
            </TextLink>
          ))}
        </Stack>
      ) : null}
    </Box>
  );
}
