import type { ReactNode } from 'react';
import { CloudOff, Inbox } from 'lucide-react';
import { said } from '../copy/language.ts';
import { uiCopy } from '../copy/ui.ts';
import { Box, Button, Heading, Skeleton, Stack, Text } from '../look/elements.tsx';

const copy = uiCopy.states;

/** Something could not be had: what happened, and a way on. */
export function ErrorState({
  message,
  onRetry,
  children,
  title = copy.failed,
}: {
  message?: string;
  onRetry?: (() => void) | undefined;
  children?: ReactNode;
  title?: string;
}) {
  return (
    <Stack
      role="alert"
      align="center"
      textAlign="center"
      gap="3"
      py="10"
      px="6"
      borderWidth="1px"
      borderRadius="card"
      bg="bg.panel"
    >
      <Box color="accent.fg">
        <CloudOff size={40} strokeWidth={1.5} aria-hidden />
      </Box>
      <Heading as="h2" size="md">
        {title}
      </Heading>
      {message ? (
        <Text color="fg.muted" maxW="44ch">
          {said(message)}
        </Text>
      ) : null}
      <Stack direction="row" gap="3" wrap="wrap" justify="center">
        {onRetry ? (
          <Button minH="11" onClick={onRetry} colorPalette="brand">
            {copy.retry}
          </Button>
        ) : null}
        {children}
      </Stack>
    </Stack>
  );
}

/** Nothing is there yet: a picture, the words, and what to do about it. */
export function EmptyState({
  title,
  text,
  icon,
  children,
}: {
  title?: string;
  text?: string;
  icon?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Stack
      align="center"
      textAlign="center"
      gap="3"
      py="14"
      px="6"
      borderWidth="1px"
      borderRadius="card"
      bg="bg.panel"
    >
      <Box color="brand.fg" bg="brand.subtle" p="5" borderRadius="full">
        {icon ?? <Inbox size={44} strokeWidth={1.5} aria-hidden />}
      </Box>
      {title ? (
        <Heading as="h2" size="lg">
          {title}
        </Heading>
      ) : null}
      {text ? (
        <Text color="fg.muted" maxW="44ch">
          {text}
        </Text>
      ) : null}
      {children}
    </Stack>
  );
}

/** The shape of what comes, with the words for those who do not see it. */
export function Loading({
  rows = 3,
  height = '84px',
  label = copy.loading,
}: {
  rows?: number;
  height?: string;
  label?: string;
}) {
  return (
    <Stack gap="3" role="status" aria-live="polite">
      <Text color="fg.muted" fontSize="sm">
        {label}
      </Text>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} borderRadius="card" />
      ))}
    </Stack>
  );
}

/** A sentence beside what it is about; announced when it appears. */
export function InlineMessage({
  message,
  tone = 'error',
}: {
  message: string | null | undefined;
  tone?: 'error' | 'info';
}) {
  if (!message) return null;
  return (
    <Text
      role="alert"
      fontSize="sm"
      fontWeight="medium"
      px="4"
      py="3"
      borderRadius="lg"
      borderWidth="1px"
      bg={tone === 'error' ? 'accent.subtle' : 'brand.subtle'}
      borderColor={tone === 'error' ? 'accent.border' : 'brand.border'}
      color={tone === 'error' ? 'accent.fg' : 'brand.fg'}
    >
      {said(message)}
    </Text>
  );
}
