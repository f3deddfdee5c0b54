/** Tables `testimonials` and `faq_items`, shown in the order of `position`. */
export interface ContentTables {
  testimonials: {
    id: string;
    position: number;
    image: string | null;
    name: string;
    location: string;
    message: string;
    /** In Hindi; null where only the English is there. */
    name_hindi: string | null;
    location_hindi: string | null;
    message_hindi: string | null;
  };
  faq_items: {
    id: string;
    position: number;
    question: string;
    answer: string;
    question_hindi: string | null;
    answer_hindi: string | null;
  };
}
