import type { ReactNode } from 'react';
import { business } from 'shared-content/business';
import type { PageMeta, PageProps } from 'shared-content/contract/page';
import { fetchMask, fetchPicture } from 'shared-content/ui/picture';
import { revealOnScroll } from 'shared-content/ui/revealOnScroll';
import bond from 'shared-content/images/flemish-bond.svg';
import { projectTypes, services } from 'shared-content/content/services';
import { stats } from 'shared-content/content/stats';
import { About } from '../About/About';
import { Contact } from '../Contact/Contact';
import {
  about,
  callNote,
  contactIntro,
  credentials,
  hero,
  review,
  reviewByForm,
  servicesIntro,
  trustBadges,
} from '../content';
import { Hero } from '../Hero/Hero';
import { Services } from '../Services/Services';
import { drawings } from '../Services/drawings/drawings';
import styles from './Page.module.scss';

export const meta: PageMeta = {
  title: `${business.name} | Builders in ${business.serviceArea.region}`,
  description: `New builds, extensions, foundations, roofing and brickwork within ${business.serviceArea.radiusMiles} miles of Greenwich. Bricklayers and builders since ${business.founded}, fully insured.`,
};

/**
 * On a wide screen the width at which the picture fills the hero's height, or half the screen; below, all of it. A phone
 * with three device pixels per CSS pixel gets 1.75: nobody sees the difference, and the file is 31 kB, not 78.
 */
const heroSizes =
  '(width >= 35rem) and (height < 34rem) 36rem, (width >= 48rem) max(51vw, clamp(48rem, 66vw, 63rem)), (resolution > 2x) 58vw, 100vw';

export function prefetch() {
  fetchPicture(hero.picture, heroSizes);
  fetchMask(bond);
  for (const { address } of Object.values(drawings)) new Image().src = address;
}

export default function Page({ highlights }: PageProps) {
  return (
    <>
      <Hero
        {...hero}
        pictureSizes={heroSizes}
        mobile={business.mobile}
        trustBadges={trustBadges}
        review={review}
      />
      <Section
        id="services"
        tone="mortar"
        heading="Construction Services in South East London"
        intro={servicesIntro}
      >
        <Services services={services} />
      </Section>
      <div className={styles.finishedWork}>{highlights?.finishedWork}</div>
      <Section id="about" tone="lime" heading={`Building Excellence Since ${business.founded}`}>
        <About
          {...about}
          towns={business.serviceArea.towns}
          radiusMiles={business.serviceArea.radiusMiles}
          credentials={credentials}
          stats={stats}
        />
      </Section>
      <Section id="contact" tone="mortar" heading="Get In Touch" intro={contactIntro}>
        <Contact business={business} projectTypes={projectTypes} callNote={callNote} review={reviewByForm} />
      </Section>
    </>
  );
}

interface SectionProps {
  /** The hash that links to this section use. */
  id: string;
  tone: 'lime' | 'mortar';
  heading: string;
  intro?: string;
  children: ReactNode;
}

/** One band of the page. Elements with `data-reveal` fade in and rise when they are scrolled into view. */
function Section({ id, tone, heading, intro, children }: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section
      ref={revealOnScroll}
      id={id}
      aria-labelledby={headingId}
      className={styles.section}
      data-tone={tone}
    >
      <div className={styles.bond} />
      <div className={styles.content}>
        <div className={styles.head} data-reveal>
          <h2 id={headingId}>{heading}</h2>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
