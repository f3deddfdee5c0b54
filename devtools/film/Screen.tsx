import type { Picture } from './pictures.ts';

/** A picture of a phone's screen, in the window's colour scheme. */
export const Screen = ({ picture, name }: { picture: Picture; name: string }) => (
  <picture>
    <source media="(prefers-color-scheme: dark)" srcSet={picture.dark} />
    <img src={picture.light} alt={name} width={195} height={422} loading="lazy" />
  </picture>
);
