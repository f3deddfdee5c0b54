/** Tables `testimonials` and `faq_items`, shown in the order of `position`. */
export interface ContentTables {
  testimonials: {
    id: string;
    position: number;
    image: string | null;
    name: string;
    location: string;
    message: string;
  };
  faq_items: { id: string; position: number; question: string; answer: string };
}
