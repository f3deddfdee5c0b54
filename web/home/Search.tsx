import { Search as SearchIcon } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { homeCopy } from '../copy/home.ts';
import { usePageQuery } from '../app/pageData.ts';
import { Box, Stack, Text, TextInput } from '../look/elements.tsx';
import { TestIcon } from '../ui/icons.tsx';
import { Price } from '../ui/Price.tsx';
import { labTestsQuery, none } from './home.queries.ts';
import { searchTests } from './searchTests.ts';

const copy = homeCopy.search;

/** Finds tests by a part of their name; results appear while something is typed. */
export function Search({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { data } = usePageQuery(labTestsQuery, none);
  // The field is the browser's, so that what was typed before the app was there stays and counts.
  const takeTyped = useCallback(
    (field: HTMLInputElement | null) => {
      if (field?.value) onText(field.value);
    },
    [onText],
  );
  const results = searchTests(data?.labTests ?? [], text);
  return (
    <Box role="search">
      <Box position="relative">
        <Box
          position="absolute"
          insetStart="4"
          top="50%"
          transform="translateY(-50%)"
          color="fg.muted"
          zIndex="1"
          pointerEvents="none"
        >
          <SearchIcon size={20} aria-hidden />
        </Box>
        <TextInput
          size="xl"
          ps="12"
          borderRadius="full"
          bg="bg.panel"
          boxShadow="card"
          type="search"
          aria-label={copy.placeholder}
          placeholder={copy.placeholder}
          ref={takeTyped}
          defaultValue={text}
          onChange={(event) => onText(event.target.value)}
        />
      </Box>
      {results === null ? null : <Results tests={results} />}
    </Box>
  );
}

interface FoundTest {
  id: string;
  name: string;
  icon: string | null;
  priceInRupees: number | null;
}

/** What was found, and how much of it. */
export function Results({ tests }: { tests: readonly FoundTest[] }) {
  return (
    <Box
      mt="2"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      boxShadow="card"
      overflow="hidden"
    >
      <Text px="4" py="3" fontSize="sm" color="fg.muted" aria-live="polite">
        {copy.count(tests.length)}
      </Text>
      <Stack as="ul" gap="0" maxH="60dvh" overflowY="auto" listStyleType="none">
        {tests.map((test) => (
          <Box as="li" key={test.id} borderTopWidth="1px" borderColor="border.muted">
            <Link to={paths.testInfo(test.id)}>
              <Stack
                direction="row"
                align="center"
                gap="3"
                px="4"
                py="2.5"
                minH="12"
                _hover={{ bg: 'brand.subtle' }}
              >
                <TestIcon icon={test.icon} size={36} />
                <Text flex="1" fontWeight="medium">
                  {test.name}
                </Text>
                {test.priceInRupees === null ? null : (
                  <Price amount={test.priceInRupees} color="fg.muted" />
                )}
              </Stack>
            </Link>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
