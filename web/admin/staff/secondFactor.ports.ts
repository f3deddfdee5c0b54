import type { SecondFactorPorts } from '../../../machines/secondFactor/secondFactor.machine.ts';
import { client, mutateCached } from '../../shared/apollo.ts';
import {
  BeginSecondFactorDocument,
  ConfirmSecondFactorDocument,
  CurrentAdminDocument,
  RemoveSecondFactorDocument,
  RenewRecoveryCodesDocument,
} from '../generated/graphql.ts';

/** An owner's permissions depend on the second factor, so they are reloaded. */
const readAdminAnew = () => void client.refetchQueries({ include: [CurrentAdminDocument] });

/** The ports of a second factor, as GraphQL operations. */
export const secondFactorPorts: SecondFactorPorts = {
  beginSecondFactor: async (input) =>
    (await mutateCached(BeginSecondFactorDocument, input)).beginSecondFactor,
  confirmSecondFactor: async (input) => {
    const { confirmSecondFactor } = await mutateCached(ConfirmSecondFactorDocument, input);
    readAdminAnew();
    return confirmSecondFactor;
  },
  renewRecoveryCodes: async (input) =>
    (await mutateCached(RenewRecoveryCodesDocument, input)).renewRecoveryCodes,
  removeSecondFactor: async (input) => {
    const { removeSecondFactor } = await mutateCached(RemoveSecondFactorDocument, input);
    readAdminAnew();
    return removeSecondFactor;
  },
};
