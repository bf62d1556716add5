import { Closing } from './closing.tsx';
import { Example } from './example.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Testimonials } from './testimonials.tsx';

export function Landing() {
  return (
    <>
      <Hero />
      {[Example, Features, Testimonials, Closing].map((Part) => (
        <div key={Part.name} className="after-headline">
          <Part />
        </div>
      ))}
    </>
  );
}
