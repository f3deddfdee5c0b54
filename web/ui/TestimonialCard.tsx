import { langOf } from '../copy/language.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Card } from './Card.tsx';
import { PersonPicture } from './icons.tsx';

interface Props {
  image: string | null;
  name: string;
  location: string;
  message: string;
}

/** A customer's words, with their name and picture. */
export function TestimonialCard({ image, name, location, message }: Props) {
  return (
    <Card as="figure">
      <blockquote
        lang={langOf(message)}
        className={css({ mb: '4', whiteSpace: 'pre-line' })}
      >{`“${message}”`}</blockquote>
      <figcaption className={stack({ direction: 'row', align: 'center', gap: '3' })}>
        <PersonPicture name={name} image={image} />
        <div>
          <p lang={langOf(name)} className={css({ fontWeight: 'semibold' })}>
            {name}
          </p>
          <p lang={langOf(location)} className={css({ fontSize: 'sm', color: 'fg.muted' })}>
            {location}
          </p>
        </div>
      </figcaption>
    </Card>
  );
}
