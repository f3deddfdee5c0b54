/** What each state of the funnel means, by its description in the machine. */
export const booking: Readonly<Record<string, string>> = {
  'Books a visit, one test for one patient or several: patient, lab, slot, address, order, payment.':
    'एक विज़िट बुक करता है, एक मरीज़ का एक टेस्ट या कई: मरीज़, लैब, समय, पता, ऑर्डर, पेमेंट।',
  'Nothing is being booked at the moment; there may be a draft to resume.':
    'अभी कुछ बुक नहीं हो रहा; कोई अधूरी बुकिंग हो सकती है।',
  'Choose the patient for whom the test is booked.': 'वह मरीज़ चुनें जिसके लिए टेस्ट बुक हो रहा है।',
  'The saved patients are being loaded.': 'सहेजे हुए मरीज़ लाए जा रहे हैं।',
  'The saved patients could not be loaded; the person may try again or enter a new one.':
    'सहेजे हुए मरीज़ लाए नहीं जा सके; व्यक्ति फिर कोशिश कर सकता है या नया मरीज़ भर सकता है।',
  'Step 1: the form for a new or an existing patient.': 'क़दम 1: नए या पुराने मरीज़ का फ़ॉर्म।',
  'Whether the tests are for this person, and go together, is being found out; what does not fit is said.':
    'देखा जा रहा है कि टेस्ट इस व्यक्ति के लिए हैं और साथ में हो सकते हैं या नहीं; जो मेल नहीं खाता, वह बताया जाता है।',
  'Whether the added test is for this person, and goes with the others, is being found out; what does not fit is said.':
    'देखा जा रहा है कि जोड़ा गया टेस्ट इस व्यक्ति के लिए है और बाक़ी टेस्ट के साथ हो सकता है या नहीं; जो मेल नहीं खाता, वह बताया जाता है।',
  'Who is saved is being loaded: after a reload nobody is known for whom a test may be added.':
    'सेव किए हुए लोग लाए जा रहे हैं: पेज फिर से लोड होने पर मालूम नहीं रहता कि टेस्ट किसके लिए जोड़ा जा सकता है।',
  'The patient is being saved.': 'मरीज़ सहेजा जा रहा है।',
  'Step 2: one of the saved patients is selected.': 'क़दम 2: सहेजे हुए मरीज़ों में से एक चुना गया है।',
  'A booking like an earlier one is being prepared: what cannot be chosen any more is asked again, and the time.':
    'पिछली बुकिंग जैसी बुकिंग तैयार हो रही है: जो अब नहीं चुना जा सकता वह फिर से पूछा जाता है, और समय भी।',
  'Whether everybody of the visit is still saved is being looked up.':
    'देखा जा रहा है कि विज़िट के सभी मरीज़ अब भी सहेजे हुए हैं या नहीं।',
  'Whether the lab can still be chosen for these tests is being looked up.':
    'देखा जा रहा है कि इन टेस्ट के लिए वही लैब अब भी चुनी जा सकती है या नहीं।',
  'The saved addresses are being loaded; the one of before is taken where it is among them.':
    'सहेजे हुए पते लाए जा रहे हैं; पहले वाला पता उनमें हो तो वही लिया जाता है।',
  'Everything is chosen: the order is created, or the unpaid one changed.':
    'सब कुछ चुना गया है: ऑर्डर बनता है, या बिना भुगतान वाला बदलता है।',
  'A patient is chosen.': 'मरीज़ चुन लिया गया है।',
  'Choose the lab that takes the sample; further tests may be added to the visit.':
    'वह लैब चुनें जो सैंपल लेगी; विज़िट में और टेस्ट जोड़े जा सकते हैं।',
  'The labs, their prices and their open slots are being loaded.':
    'लैब, उनकी क़ीमतें और ख़ाली समय लाए जा रहे हैं।',
  'The labs could not be loaded; the person may try again.':
    'लैब लाई नहीं जा सकीं; व्यक्ति फिर कोशिश कर सकता है।',
  'No lab with an open slot does all tests of the visit; each says what it lacks, and the person may take a test out.':
    'ख़ाली समय वाली किसी लैब में विज़िट के सभी टेस्ट नहीं होते; हर लैब बताती है कि क्या नहीं होता, और व्यक्ति कोई टेस्ट हटा सकता है।',
  'A sheet to add a test to the same visit: which one, and for whom.':
    'उसी विज़िट में टेस्ट जोड़ने की शीट: कौन सा, और किसके लिए।',
  'No lab that does the tests collects at the PIN code; the person may change it, or load again.':
    'ये टेस्ट करने वाली कोई लैब उस पिन कोड पर नहीं आती; पिन कोड बदला जा सकता है, या फिर से लोड किया जा सकता है।',
  'The lab does not collect at the address: no order is created, and the person may choose another lab or address.':
    'लैब उस पते पर नहीं आती: ऑर्डर नहीं बना, और दूसरी लैब या दूसरा पता चुना जा सकता है।',
  'No lab has an open slot in the next days; the person may load them again.':
    'आने वाले दिनों में किसी लैब में समय ख़ाली नहीं है; व्यक्ति उन्हें फिर से ला सकता है।',
  'One lab is selected; at first, the first one with an open slot.':
    'एक लैब चुनी गई है; शुरू में वह पहली, जिसमें समय ख़ाली है।',
  'Choose the day and the time.': 'दिन और समय चुनें।',
  'The open slots of the lab are being loaded.': 'लैब के ख़ाली समय लाए जा रहे हैं।',
  'The slots could not be loaded: slots and dates are cleared, and the person may try again.':
    'समय लाए नहीं जा सके: समय और तारीख़ें हटा दी गईं, और व्यक्ति फिर कोशिश कर सकता है।',
  'This lab has no open slot; the person may load them again or go back and choose another lab.':
    'इस लैब में कोई समय ख़ाली नहीं है; व्यक्ति उन्हें फिर से ला सकता है या लौटकर दूसरी लैब चुन सकता है।',
  'The times of one day are shown; one of them may be selected.':
    'एक दिन के समय दिख रहे हैं; उनमें से एक चुना जा सकता है।',
  'A slot is chosen.': 'समय चुन लिया गया है।',
  'Choose where the sample is collected, and create the order.':
    'चुनें कि सैंपल कहाँ लिया जाए, और ऑर्डर बनाएँ।',
  'The saved addresses are being loaded.': 'सहेजे हुए पते लाए जा रहे हैं।',
  'The saved addresses could not be loaded; the person may try again or enter a new one.':
    'सहेजे हुए पते लाए नहीं जा सके; व्यक्ति फिर कोशिश कर सकता है या नया पता भर सकता है।',
  'The form for a new address.': 'नए पते का फ़ॉर्म।',
  'The address is being saved.': 'पता सहेजा जा रहा है।',
  'The default address is shown, labelled HOME; it may be selected or not. Where an order was refused, a message says why: nothing is lost, and the person may try again, at the new price where it has changed.':
    'मुख्य पता HOME के नाम से दिख रहा है; वह चुना हो सकता है या नहीं। जहाँ ऑर्डर नहीं बन सका, एक संदेश कारण बताता है: कुछ खोया नहीं है, और फिर से कोशिश की जा सकती है, जहाँ क़ीमत बदल गई है वहाँ नई क़ीमत पर।',
  'The order is being created and a seat of the slot held.':
    'ऑर्डर बन रहा है और उस समय की एक जगह रोकी जा रही है।',
  'The unpaid order is being updated to the current choices.':
    'बिना भुगतान का ऑर्डर नए चुनाव के अनुसार बदला जा रहा है।',
  'The customer has too many unpaid orders; the oldest of them is being loaded.':
    'ग्राहक के बिना भुगतान के बहुत ऑर्डर हैं; उनमें से सबसे पुराना लाया जा रहा है।',
  'The customer has too many unpaid orders: the oldest is named, and the person may cancel it in favour of this one.':
    'ग्राहक के बिना भुगतान के बहुत ऑर्डर हैं: सबसे पुराने का नाम बताया जाता है, और व्यक्ति इसके लिए उसे रद्द कर सकता है।',
  'The oldest unpaid order is being cancelled.': 'सबसे पुराना बिना भुगतान का ऑर्डर रद्द हो रहा है।',
  'The last meal before this slot should be over by now: the person says whether it was, or chooses another time.':
    'इस समय से पहले का आख़िरी खाना अब तक हो जाना चाहिए था: व्यक्ति बताता है कि हो गया था, या दूसरा समय चुनता है।',
  'Review the order before paying.': 'भुगतान से पहले ऑर्डर जाँचें।',
  'Lab, prices, offers, patient, slot and address are shown, with the time left to pay. When it is nearly over, a warning says so, and the seat can be held longer, once.':
    'लैब, क़ीमतें, ऑफ़र, मरीज़, समय और पता दिख रहे हैं, साथ में भुगतान के लिए बचा समय। जब वह लगभग ख़त्म हो, एक चेतावनी यह बताती है, और जगह एक बार और समय के लिए रोकी जा सकती है।',
  "Pay in the payment provider's window.": 'भुगतान सेवा की विंडो में भुगतान करें।',
  'The summary and Pay Now are shown, with the time left to pay. When it is nearly over, a warning says so, and the seat can be held longer, once. Where paying could not be begun, a message says why.':
    'सारांश और Pay Now दिख रहे हैं, साथ में भुगतान के लिए बचा समय। जब वह लगभग ख़त्म हो, एक चेतावनी यह बताती है, और जगह एक बार और समय के लिए रोकी जा सकती है। जहाँ भुगतान शुरू नहीं हो सका, एक संदेश वजह बताता है।',
  'The payment is being prepared with the provider.': 'भुगतान सेवा के साथ भुगतान की तैयारी हो रही है।',
  "The provider's window is open; the person pays there.":
    'भुगतान सेवा की विंडो खुली है; व्यक्ति वहाँ भुगतान करता है।',
  "The browser opens no window: the provider's page takes the place of this one. The person comes back to the order by its URL, in this tab or in another one.":
    'ब्राउज़र कोई विंडो नहीं खोलता: इस पेज की जगह भुगतान सेवा का पेज खुलता है। व्यक्ति ऑर्डर के पते से लौटता है, इसी टैब में या किसी और में।',
  'The person is on the page of the provider, or has just come back from it.':
    'व्यक्ति भुगतान सेवा के पेज पर है, या अभी वहाँ से लौटा है।',
  'The order is being loaded: it may be paid from another tab.':
    'ऑर्डर लाया जा रहा है: हो सकता है किसी और टैब से भुगतान हो चुका हो।',
  'The payment was declined; nothing was charged, and the person may try again.':
    'भुगतान अस्वीकार हुआ; कोई पैसा नहीं कटा, और व्यक्ति फिर कोशिश कर सकता है।',
  "The provider's signature is being checked.": 'भुगतान सेवा के हस्ताक्षर की जाँच हो रही है।',
  'The payment was not accepted, or the check itself failed; an alert says which, and the order is polled afterwards.':
    'भुगतान नहीं माना गया, या जाँच ही विफल हुई; एक चेतावनी बताती है कि क्या हुआ, और उसके बाद ऑर्डर के बारे में पूछा जाता है।',
  'Money may be in transit: the order is polled until the bank has confirmed.':
    'पैसा रास्ते में हो सकता है: जब तक बैंक पुष्टि न करे, ऑर्डर के बारे में पूछा जाता है।',
  'The order is being loaded again.': 'ऑर्डर फिर से लाया जा रहा है।',
  'A short pause before the next poll.': 'अगली बार पूछने से पहले थोड़ा ठहराव।',
  'The order is being priced with the offer that was chosen.':
    'चुने गए ऑफ़र के साथ ऑर्डर की क़ीमत बनाई जा रही है।',
  'The offer is being given back; the order gets its usual price.':
    'ऑफ़र लौटाया जा रहा है; ऑर्डर की क़ीमत फिर वही होगी जो हमेशा होती है।',
  'The seat is being held five minutes longer, which is possible once.':
    'जगह पाँच मिनट और रोकी जा रही है, जो एक बार हो सकता है।',
  'The order is loaded again: its time to pay is over, or it is not what was shown, and a message says why. It may have been paid or held longer meanwhile.':
    'ऑर्डर फिर से लाया जाता है: भुगतान का समय ख़त्म है, या वह वैसा नहीं है जैसा दिखाया गया था, और एक संदेश कारण बताता है। इस बीच उसका भुगतान या जगह का समय बढ़ाया गया हो सकता है।',
  'An order is opened by its URL.': 'ऑर्डर अपने पते से खोला गया है।',
  'The order is being loaded.': 'ऑर्डर लाया जा रहा है।',
  'The order could not be loaded; the person may try again.':
    'ऑर्डर लाया नहीं जा सका; व्यक्ति फिर कोशिश कर सकता है।',
  "There is no such order, or it is another customer's.":
    'ऐसा कोई ऑर्डर नहीं है, या वह किसी और ग्राहक का है।',
  'The order was not paid in time, was cancelled, or is being refunded: its seat is free again.':
    'ऑर्डर का भुगतान समय पर नहीं हुआ, वह रद्द हुआ, या पैसा लौटाया जा रहा है: उसकी जगह फिर ख़ाली है।',
  'The held seat was released; the person picks a slot again, and all other choices stay.':
    'रोकी हुई जगह छोड़ दी गई; व्यक्ति फिर से समय चुनता है, बाक़ी सब चुना हुआ रहता है।',
  'The order is paid and placed.': 'ऑर्डर का भुगतान हो गया और ऑर्डर हो गया।',
};
