/** Names of fields in sentences, where they do not follow from their spelling. */
const labels = new Map(
  Object.entries({
    DOB: 'Date of birth',
    guardianConsents: 'Consent of the guardian',
    bookingforWhom: 'Booking for',
    otp: 'OTP',
    userID: 'User id',
    houseNo: 'House/Flat/Block number',
    road: 'Road/Area',
    zipCode: 'Zipcode',
    cityState: 'City and state',
    _id: 'Id',
    pin: 'PIN code',
    labId: 'Lab',
    testId: 'Test',
    orderId: 'Order',
    slotId: 'Slot',
    titleHindi: 'Title in Hindi',
    percent: 'Percentage',
    rupees: 'Amount',
    mostRupees: 'Highest discount',
    perCustomer: 'Uses per customer',
    budgetUses: 'Uses in all',
    budgetRupees: 'Budget',
    places: 'Visits in a slot',
    slotMinutes: 'Minutes in a slot',
    reportHours: 'Report time in hours',
    ratingCount: 'Number of ratings',
    serviceablePins: 'Serviceable PINs',
    tat: 'Turn-around time',
    why_book: 'Reasons to book',
    testNameHindi: 'Test name in Hindi',
    descriptionHindi: 'Description in Hindi',
    inclusionsHindi: 'Inclusions in Hindi',
    disclaimersHindi: 'Disclaimers in Hindi',
    featuresHindi: 'Features in Hindi',
    why_book_hindi: 'Reasons to book in Hindi',
    aliases: 'Other names',
    body: 'Text',
    kicker: 'Line above the title',
    note: 'Line below the title',
    is_package: 'Package',
    for_gender: 'Only for',
    age_from: 'Youngest age',
    age_to: 'Oldest age',
    contains: 'Contained tests',
    apart_from: 'Tests with a sample of their own',
    apart_minutes: 'Minutes between the samples',
    parameter: 'Name of the value',
    ageFrom: 'From age',
    ageTo: 'Up to age',
    criticalLow: 'The lower critical bound',
    criticalHigh: 'The upper critical bound',
    repeat_months: 'Months until it is done again',
    razorpay_payment_id: 'Payment id',
    razorpay_order_id: 'Provider order id',
    razorpay_signature: 'Signature',
  }),
);

/** A field's name as a person reads it: 'firstName' is 'First name'. */
export function fieldLabel(name: string): string {
  const words =
    labels.get(name) ??
    name
      .replace(/_/g, ' ')
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
