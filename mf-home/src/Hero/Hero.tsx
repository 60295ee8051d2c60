import { Phone } from 'lucide';
import type { Telephone } from 'shared-content/business';
import { Icon } from 'shared-content/ui/Icon';
import type { Picture } from 'shared-content/ui/picture';
import { quoteAddress } from 'shared-content/content/navigation';
import type { TrustBadge } from 'shared-content/content/home';
import styles from './Hero.module.scss';
import { HeroPicture } from './HeroPicture';
import { TrustBadges } from './TrustBadges';

interface HeroProps {
  heading: string;
  intro: string;
  picture: Picture;
  /** The widths at which the picture is shown, as in an image's `sizes`. */
  pictureSizes: string;
  pictureAlt: string;
  mobile: Telephone;
  trustBadges: readonly TrustBadge[];
}

export function Hero({ heading, intro, picture, pictureSizes, pictureAlt, mobile, trustBadges }: HeroProps) {
  return (
    <section id="home" aria-labelledby="home-heading" className={styles.hero}>
      <div className={styles.stage}>
        <div className={styles.text}>
          <h1 id="home-heading" className={styles.heading} tabIndex={-1}>
            {heading}
          </h1>
          <p className={styles.intro}>{intro}</p>
          <div className={styles.actions}>
            <a className={styles.action} href={mobile.href}>
              <Icon of={Phone} size={20} />
              <span>
                Call Now <span className={styles.number}>{mobile.display}</span>
              </span>
            </a>
            <a className={styles.action} data-variant="outline" href={quoteAddress}>
              Request a Quote
            </a>
            <a className={styles.portfolio} href="/portfolio">
              View Our Portfolio
            </a>
          </div>
        </div>
        <div className={styles.picture}>
          <HeroPicture picture={picture} sizes={pictureSizes} alt={pictureAlt} />
        </div>
      </div>
      <TrustBadges badges={trustBadges} />
    </section>
  );
}
