import { Results } from '../home/Search.tsx';
import { Text } from '../look/elements.tsx';
import { Overlay } from '../ui/LoadingOverlay.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';

const found = [{ id: 'one', name: 'One', icon: null, priceInRupees: 1 }];

/** What a public page shows after the first press or answer. The server sends the looks of it along (web/server.tsx): where Chakra is still on its way, it is not seen bare. */
export function LikelyNext() {
  return (
    <>
      <InlineMessage message="!" />
      <SubmitButton busy>!</SubmitButton>
      <Overlay />
      <Text srOnly>!</Text>
      <Results tests={found} />
    </>
  );
}
