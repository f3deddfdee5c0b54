import { Box, Button, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { columnWidth } from '../app/theme/widths.ts';

interface Props {
  /** What is chosen, on the left. */
  summary: ReactNode;
  action: string;
  enabled: boolean;
  busy?: boolean;
  /** Why the button is off, for those who wonder. */
  reason?: string;
  secondary?: ReactNode;
  onAction: () => void;
}

/** The funnel's sticky bar: what is chosen, and the one button that leads on. */
export function StepFooter({
  summary,
  action,
  enabled,
  busy = false,
  reason,
  secondary,
  onAction,
}: Props) {
  return (
    <Box
      data-footer
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
      boxShadow="0 -4px 16px rgb(11 58 62 / 7%)"
      pb="env(safe-area-inset-bottom)"
    >
      <Stack
        direction="row"
        align="center"
        justify="space-between"
        gap="3"
        maxW={columnWidth}
        mx="auto"
        px="4"
        py="3"
      >
        <Box minW="0" flex="1" aria-live="polite">
          {typeof summary === 'string' ? (
            <Text fontWeight="semibold" lineClamp={2}>
              {summary}
            </Text>
          ) : (
            summary
          )}
        </Box>
        {secondary}
        <Button
          size="lg"
          colorPalette="accent"
          minW="36"
          disabled={!enabled}
          loading={busy}
          loadingText={action}
          title={enabled ? undefined : reason}
          onClick={onAction}
        >
          {action}
        </Button>
      </Stack>
    </Box>
  );
}
