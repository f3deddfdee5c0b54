import type { ComponentType } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { ImportOutcome } from '../../../web/admin/catalogueFile/ImportOutcome.tsx';
import { ChatDialog } from '../../../web/chat/ChatDialog.tsx';
import { TrackedOrder } from '../../../web/orders/TrackedOrder.tsx';
import { PinSheet } from '../../../web/location/PinSheet.tsx';
import { PinAnswer } from '../../../web/shared/pin/PinAnswer.tsx';
import { bookingSteps, stepOf } from '../../../web/booking/bookingSteps.tsx';
import { createPageData, PageDataContext } from '../../../web/shared/pageData.ts';
import { bookingModel } from '../../models/booking.model.ts';
import { bookingShown } from '../../shown/booking.shown.ts';
import { Booking, Chat, Pin, SignUp } from '../../../web/shared/flows/flows.ts';
import { LoginForm } from '../../../web/signIn/LoginForm.tsx';
import { CodeStep } from '../../../web/signUp/CodeStep.tsx';
import { DetailsStep } from '../../../web/signUp/DetailsStep.tsx';
import { MobileStep } from '../../../web/signUp/MobileStep.tsx';
import { ReportValues } from '../../../web/admin/values/ReportValues.tsx';
import { consultationModel } from '../../models/consultation.model.ts';
import { consultationShown } from '../../shown/consultation.shown.ts';
import { ConsultationView } from '../../../web/reports/consultation/ConsultationView.tsx';
import { ReminderView } from '../../../web/shared/repeats/ReminderView.tsx';
import { repeatModel } from '../../models/repeat.model.ts';
import { repeatShown } from '../../shown/repeat.shown.ts';
import { reportEntryModel } from '../../models/reportEntry.model.ts';
import { reportEntryShown } from '../../shown/reportEntry.shown.ts';
import { catalogueImportModel } from '../../models/catalogueImport.model.ts';
import { chatModel } from '../../models/chat.model.ts';
import type { Model } from '../../models/model.ts';
import { pinModel } from '../../models/pin.model.ts';
import { signInModel } from '../../models/signIn.model.ts';
import { signUpModel } from '../../models/signUp.model.ts';
import { trackingModel } from '../../models/tracking.model.ts';
import { serviceability } from '../../../devtools/samples/entities.ts';
import type { Walk } from '../../../devtools/simulation/walk.ts';
import {
  catalogueImportShown,
  chatShown,
  pinShown,
  signInShown,
  signUpShown,
  trackingShown,
} from '../../shown/flows.shown.ts';
import type { Shown } from '../../shown/shown.ts';

/** A flow that a view is drawn of. */
export interface Flow {
  name: string;
  model: Model;
  shown: Record<string, (context: never) => Shown>;
  /** The view of a state; null where no view of this flow is on the screen. */
  view(walk: Walk, snapshot: AnyMachineSnapshot): React.ReactNode;
}

const signUpSteps: Record<string, ComponentType> = {
  details: DetailsStep,
  mobile: MobileStep,
  code: CodeStep,
  verified: CodeStep,
};
export const flows: Flow[] = [
  {
    name: 'the funnel',
    model: bookingModel,
    shown: bookingShown,
    view: ({ actor }, snapshot) => {
      const { View } = bookingSteps[stepOf(snapshot as never)];
      // The provider's window is over everything.
      if (snapshot.matches({ payment: 'windowOpen' })) return null;
      return (
        <PageDataContext value={createPageData({})}>
          <Booking.Provider actor={actor as never}>
            <View />
          </Booking.Provider>
        </PageDataContext>
      );
    },
  },
  {
    name: 'sign-up',
    model: signUpModel,
    shown: signUpShown,
    view: ({ actor }, { value }) => {
      const step = typeof value === 'string' ? value : Object.keys(value)[0]!;
      const View = signUpSteps[step];
      return View ? (
        <SignUp.Provider actor={actor as never}>
          <View />
        </SignUp.Provider>
      ) : null;
    },
  },
  {
    name: 'login',
    model: signInModel('customer'),
    shown: signInShown,
    view: ({ actor }) => (
      <LoginForm actor={actor as never} typedAs="signIn" title="Log in" lead="" />
    ),
  },
  {
    name: 'the assistant',
    model: chatModel,
    shown: chatShown,
    view: ({ actor }, snapshot) =>
      snapshot.matches({ panel: 'closed' }) ? null : (
        <Chat.Provider actor={actor as never}>
          <ChatDialog />
        </Chat.Provider>
      ),
  },
  {
    name: 'the PIN code',
    model: pinModel(serviceability.pin),
    shown: pinShown,
    view: ({ actor }, snapshot) =>
      snapshot.matches('open') ? (
        <Pin.Provider actor={actor as never}>
          <PinSheet />
        </Pin.Provider>
      ) : (
        <PinAnswer actor={actor as never} />
      ),
  },
  {
    name: 'the call about a report',
    model: consultationModel,
    shown: consultationShown,
    view: ({ actor }) => <ConsultationView actor={actor as never} />,
  },
  {
    name: 'the reminder of a test',
    model: repeatModel(),
    shown: repeatShown,
    view: ({ actor }) => <ReminderView actor={actor as never} sentBy={['SMS', 'EMAIL']} />,
  },
  {
    name: 'the values of a report',
    model: reportEntryModel,
    shown: reportEntryShown,
    view: ({ actor }) => <ReportValues actor={actor as never} />,
  },
  {
    name: 'the import of tests and prices',
    model: catalogueImportModel,
    shown: catalogueImportShown,
    view: ({ actor }) => <ImportOutcome actor={actor as never} />,
  },
  {
    name: 'tracking',
    model: trackingModel(),
    shown: trackingShown,
    view: ({ actor }, { context }) => {
      const { order } = context as { order: never };
      return order ? <TrackedOrder order={order} actor={actor as never} /> : null;
    },
  },
];
