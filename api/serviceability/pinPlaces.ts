/**
 * Cities by the first digits of their PIN codes: three, or four where a city is within the range of
 * another. The districts are from India Post's open directory of post offices; digits that several
 * districts share equally are left out.
 */
const citiesOf: Record<string, string> = {
  'Andaman and Nicobar Islands': `
    744 Port Blair
  `,
  'Andhra Pradesh': `
    515 Anantapur, 516 YSR Kadapa, 517 Chittoor, 518 Kurnool, 520 Vijayawada, 521 Krishna,
    522 Guntur, 523 Prakasam, 524 Nellore, 530 Visakhapatnam, 531 Visakhapatnam, 532 Srikakulam,
    533 East Godavari, 534 West Godavari, 535 Vizianagaram
  `,
  Assam: `
    781 Guwahati
  `,
  Bihar: `
    800 Patna, 805 Nawada, 812 Bhagalpur, 823 Gaya, 842 Muzaffarpur, 844 Vaishali,
    845 East Champaran, 846 Darbhanga, 848 Samastipur, 851 Begusarai, 853 Bhagalpur,
    855 Kishanganj
  `,
  Chandigarh: `
    160 Chandigarh
  `,
  Chhattisgarh: `
    490 Durg, 492 Raipur, 493 Raipur, 496 Raigarh, 497 Surguja
  `,
  Delhi: `
    110 Delhi
  `,
  Goa: `
    403 Goa
  `,
  Gujarat: `
    360 Rajkot, 361 Jamnagar, 362 Junagadh, 363 Surendranagar, 364 Bhavnagar, 365 Amreli,
    370 Kachchh, 380 Ahmedabad, 383 Sabarkantha, 385 Banaskantha, 387 Kheda, 388 Anand,
    390 Vadodara, 391 Vadodara, 392 Bharuch, 394 Surat, 395 Surat
  `,
  Haryana: `
    121 Faridabad, 122 Gurugram, 126 Jind, 127 Bhiwani, 131 Sonipat, 132 Karnal, 133 Ambala,
    134 Ambala, 135 Yamunanagar
  `,
  'Himachal Pradesh': `
    171 Shimla, 175 Mandi, 176 Kangra
  `,
  'Jammu and Kashmir': `
    180 Jammu, 181 Jammu, 184 Kathua, 185 Rajauri, 190 Srinagar, 192 Anantnag, 193 Baramulla
  `,
  Jharkhand: `
    826 Dhanbad, 827 Bokaro, 828 Dhanbad, 831 Jamshedpur, 832 East Singhbhum,
    833 West Singhbhum, 834 Ranchi
  `,
  Karnataka: `
    560 Bengaluru, 563 Kolar, 570 Mysuru, 572 Tumakuru, 573 Hassan, 574 Dakshina Kannada,
    575 Mangaluru, 576 Udupi, 580 Dharwad, 582 Gadag, 584 Raichur, 586 Vijayapura,
    587 Bagalkote, 590 Belagavi, 591 Belagavi
  `,
  Kerala: `
    670 Kannur, 671 Kasaragod, 673 Kozhikode, 676 Malappuram, 678 Palakkad, 680 Thrissur,
    682 Kochi, 683 Ernakulam, 685 Idukki, 686 Kottayam, 688 Alappuzha, 689 Pathanamthitta,
    690 Alappuzha, 691 Kollam, 695 Thiruvananthapuram
  `,
  'Madhya Pradesh': `
    450 Khandwa, 451 Khargone, 452 Indore, 453 Indore, 454 Dhar, 455 Dewas, 456 Ujjain,
    458 Mandsaur, 460 Betul, 461 Narmadapuram, 462 Bhopal, 463 Bhopal, 466 Sehore,
    471 Chhatarpur, 472 Tikamgarh, 474 Gwalior, 476 Morena, 477 Bhind, 482 Jabalpur, 483 Katni,
    485 Satna, 486 Rewa, 487 Narsinghpur, 488 Panna
  `,
  Maharashtra: `
    400 Mumbai, 4006 Thane, 4007 Navi Mumbai, 402 Raigad, 411 Pune, 412 Pune, 414 Ahmednagar,
    421 Thane, 422 Nashik, 423 Nashik, 431 Aurangabad, 440 Nagpur, 443 Buldhana, 445 Yavatmal
  `,
  Manipur: `
    795 Imphal
  `,
  Meghalaya: `
    793 Shillong, 794 West Garo Hills
  `,
  Mizoram: `
    796 Aizawl
  `,
  Odisha: `
    751 Bhubaneswar, 753 Cuttack, 755 Jajapur, 756 Balasore, 757 Mayurbhanj, 758 Kendujhar,
    760 Ganjam, 761 Ganjam, 762 Kandhamal, 763 Koraput, 765 Rayagada, 766 Kalahandi,
    767 Balangir, 769 Sundergarh, 770 Sundergarh
  `,
  Puducherry: `
    605 Puducherry
  `,
  Punjab: `
    140 Mohali, 141 Ludhiana, 143 Amritsar, 144 Jalandhar, 145 Gurdaspur, 146 Hoshiarpur,
    147 Patiala, 148 Sangrur, 152 Firozpur
  `,
  Rajasthan: `
    301 Alwar, 302 Jaipur, 303 Jaipur, 304 Tonk, 305 Ajmer, 306 Pali, 307 Sirohi, 311 Bhilwara,
    312 Chittorgarh, 313 Udaipur, 314 Dungarpur, 321 Bharatpur, 323 Bundi, 324 Kota, 325 Baran,
    326 Jhalawar, 327 Banswara, 328 Dholpur, 331 Churu, 332 Sikar, 333 Jhunjhunu, 334 Bikaner,
    341 Nagaur, 342 Jodhpur, 343 Jalor, 344 Barmer, 345 Jaisalmer
  `,
  'Tamil Nadu': `
    600 Chennai, 601 Tiruvallur, 602 Tiruvallur, 603 Kanchipuram, 608 Cuddalore, 610 Tiruvarur,
    611 Nagapattinam, 613 Thanjavur, 620 Tiruchirappalli, 622 Pudukkottai, 623 Ramanathapuram,
    624 Dindigul, 625 Madurai, 626 Virudhunagar, 627 Tirunelveli, 628 Thoothukudi,
    629 Kanyakumari, 630 Sivaganga, 632 Vellore, 636 Salem, 637 Namakkal, 638 Erode, 639 Karur,
    641 Coimbatore, 642 Coimbatore, 643 Nilgiris
  `,
  Telangana: `
    500 Hyderabad, 502 Medak, 503 Nizamabad, 504 Adilabad, 505 Karimnagar, 506 Warangal,
    507 Khammam, 508 Nalgonda, 509 Mahabubnagar
  `,
  'Uttar Pradesh': `
    201 Ghaziabad, 2013 Noida, 202 Aligarh, 203 Bulandshahr, 204 Hathras, 205 Mainpuri, 207 Etah, 208 Kanpur,
    211 Prayagraj, 221 Varanasi, 222 Jaunpur, 225 Barabanki, 226 Lucknow, 227 Sultanpur,
    228 Sultanpur, 229 Raebareli, 230 Pratapgarh, 233 Ghazipur, 241 Hardoi, 242 Shahjahanpur,
    245 Hapur, 250 Meerut, 251 Muzaffarnagar, 261 Sitapur, 273 Gorakhpur, 276 Azamgarh,
    277 Ballia, 281 Mathura, 282 Agra, 283 Agra, 285 Jalaun
  `,
  Uttarakhand: `
    248 Dehradun
  `,
  'West Bengal': `
    700 Kolkata, 711 Howrah, 712 Hooghly, 713 Bardhaman, 722 Bankura, 723 Puruliya, 731 Birbhum,
    732 Malda, 734 Darjeeling, 735 Jalpaiguri, 736 Cooch Behar, 741 Nadia, 742 Murshidabad
  `,
};

/** A city, or a district, and its state. */
export interface PinPlace {
  city: string;
  state: string;
}

const places = new Map(
  Object.entries(citiesOf).flatMap(([state, cities]) =>
    [...cities.matchAll(/(\d+) ([^,\n]+)/g)].map(
      ([, beginning, city]) => [beginning!, { city: city!, state }] as const,
    ),
  ),
);

/** The city of a PIN code; undefined if its first digits are ambiguous. */
export const placeOfPin = (pin: string): PinPlace | undefined =>
  places.get(pin.slice(0, 4)) ?? places.get(pin.slice(0, 3));
