/** Invented customers; initials stand for a picture. */
export const demoTestimonials = [
  {
    name: 'Kavitha R.',
    location: 'Bengaluru',
    message:
      'The technician came at 6:30 in the morning, just as booked. My mother did not have to leave her bed, and the report was on my phone by evening.',
  },
  {
    name: 'Imran S.',
    location: 'Hyderabad',
    message:
      'I compared four labs for a thyroid profile in a minute and took the one that reports fastest. The price I saw was the price I paid.',
  },
  {
    name: 'Ananya D.',
    location: 'Kolkata',
    message:
      'Fever for three days and no strength to go out. The fever panel was collected at home and we knew it was dengue the same night.',
  },
  {
    name: 'Prakash J.',
    location: 'Pune',
    message:
      'I book the diabetes panel for my father every three months. All his reports sit in one place now, his doctor likes that.',
  },
  {
    name: 'Meenakshi V.',
    location: 'Chennai',
    message:
      'I had to move the visit because of rain. Two taps and a new slot, no call, no extra charge.',
  },
  {
    name: 'Rohit B.',
    location: 'New Delhi',
    message:
      'A clear page on what to do before the test and a technician who explained each tube. Would book again for the whole family.',
  },
];

export const demoFaq = [
  {
    question: 'How do I book a test?',
    answer:
      'Choose a test, say who it is for, pick a lab, a day and a half hour, give the address and pay. You see your order and where it stands at once.',
  },
  {
    question: 'May I drink water while fasting?',
    answer:
      'Yes, plain water is fine and even helps. Avoid tea, coffee, juice and food for 8 to 10 hours before the appointment.',
  },
  {
    question: 'Should I take my medicines before the test?',
    answer:
      'Keep taking what your doctor prescribed unless you were told otherwise. If you take medicine for diabetes, ask your doctor before a fasting test.',
  },
  {
    question: 'How exact is the time of the visit?',
    answer:
      'The technician comes within 30 minutes before or after the time you chose and carries a photo identity card.',
  },
  {
    question: 'What do I need at home for an RTPCR test?',
    answer:
      'Keep an identity card ready: its number is printed on the report. A prescription may be asked for.',
  },
  {
    question: 'Can I cancel or move my booking?',
    answer:
      'Yes, free of charge, until the technician starts the collection. Open the order and choose Cancel or another slot.',
  },
  {
    question: 'When do I get my money back after cancelling?',
    answer:
      'We send the refund to the way you paid at once. Banks show it within 5 to 7 working days.',
  },
  {
    question: 'How do I get my report?',
    answer:
      'As a PDF on the Reports page, and you get a message with the link when it is ready. The lab shows how long it needs before you book.',
  },
  {
    question: 'What if my sample cannot be used?',
    answer:
      'Sometimes a sample is damaged or too small. We then collect it again at a time you choose, free of charge.',
  },
  {
    question: 'Is there any tax on top, and who explains the report?',
    answer:
      'There is no GST on diagnostic services: you pay what you see. A report is for a doctor to interpret, so please show it to yours.',
  },
];
