import { paths } from '../app/paths.ts';
import { contentWidth } from '../app/theme/widths.ts';
import { shellCopy } from '../copy/home.ts';
import { Box, Stack, Text } from '../look/elements.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';

const copy = shellCopy.footer;

/** The foot of public pages. */
export function Footer() {
  return (
    <Box as="footer" borderTopWidth="1px" bg="bg.panel" mt="10" pb={{ base: '24', md: '8' }} pt="8">
      <Stack
        direction={{ base: 'column', md: 'row' }}
        justify="space-between"
        gap="6"
        maxW={contentWidth}
        mx="auto"
        px={{ base: '4', md: '6' }}
      >
        <Box maxW="42ch">
          <Logo />
          <Text color="fg.muted" mt="2">
            {copy.promise}
          </Text>
          <Text color="fg.subtle" fontSize="sm" mt="2">
            {copy.note}
          </Text>
        </Box>
        <Stack direction="row" gap="5" wrap="wrap" align={{ base: 'center', md: 'flex-start' }}>
          <TextLink to={paths.offers}>{copy.offers}</TextLink>
          <TextLink to={paths.help}>{copy.help}</TextLink>
          <TextLink to={paths.terms}>{copy.terms}</TextLink>
          <TextLink to={paths.adminLogin}>{copy.admin}</TextLink>
          <LanguageSwitch variant="outline" />
        </Stack>
      </Stack>
    </Box>
  );
}
