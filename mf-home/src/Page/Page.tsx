import { about } from 'shared-content/content/about';
import { business } from 'shared-content/business';
import type { PageMeta } from 'shared-content/contract/page';
import { credentials } from 'shared-content/content/credentials';
import { fetchMask, fetchPicture } from 'shared-content/ui/fetchPicture';
import { hero } from 'shared-content/content/hero';
import bond from 'shared-content/images/flemish-bond.svg';
import { projectTypes } from 'shared-content/content/projectTypes';
import { services, servicesIntro } from 'shared-content/content/services';
import { stats } from 'shared-content/content/stats';
import { trustBadges } from 'shared-content/content/trustBadges';
import { About } from '../About/About';
import { Contact } from '../Contact/Contact';
import { Hero } from '../Hero/Hero';
import { heroSizes } from '../Hero/HeroPicture/heroSizes';
import { Section } from '../Section/Section';
import { Services } from '../Services/Services';

export const meta: PageMeta = {
  title: `${business.name} | Builders in ${business.serviceArea.region}`,
  description: `New builds, extensions, foundations, roofing and brickwork within ${business.serviceArea.radiusMiles} miles of Greenwich. Bricklayers and builders since ${business.founded}, fully insured.`,
};

export function approach() {
  fetchPicture(hero.picture, heroSizes);
  fetchMask(bond);
}

export default function Page() {
  return (
    <>
      <Hero {...hero} mobile={business.mobile} trustBadges={trustBadges} />
      <Section
        id="services"
        tone="mortar"
        heading="Construction Services in South East London"
        intro={servicesIntro}
      >
        <Services services={services} />
      </Section>
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
        <Contact business={business} projectTypes={projectTypes} />
      </Section>
    </>
  );
}

const contactIntro = `Tell us what you are planning. We look at it with you, free of charge, and reply ${business.claims.replyTime}.`;
