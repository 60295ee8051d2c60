import { Phone } from 'lucide';
import { preload } from 'react-dom';
import type { Telephone } from 'shared-content/business';
import { Icon } from 'shared-content/ui/Icon';
import type { Picture } from 'shared-content/ui/picture';
import { PictureFiles } from 'shared-content/ui/PictureFiles';
import { Rating } from 'shared-content/ui/Rating';
import { quoteAddress } from 'shared-content/content/navigation';
import type { TrustBadge } from '../content';
import styles from './Hero.module.scss';
import { Review, type ReviewProps } from './Review';
import { TrustBadges } from './TrustBadges';

interface PictureProps {
  picture: Picture;
  /** The widths at which the picture is shown, as in an image's `sizes`. */
  pictureSizes: string;
  pictureAlt: string;
}

interface HeroProps extends PictureProps {
  heading: string;
  intro: string;
  /** The firm's main promise. */
  promise: string;
  /** What a visit costs, what is insured, how long faults are put right. */
  terms: string;
  mobile: Telephone;
  trustBadges: readonly TrustBadge[];
  /** With the address of the review itself. */
  review: ReviewProps & { link: string };
}

export function Hero({ heading, intro, mobile, promise, terms, trustBadges, review, ...picture }: HeroProps) {
  // No line ends with '&'.
  const [start, ...end] = heading.split(/(?=& )/);
  return (
    <section id="home" aria-labelledby="home-heading">
      <div className={styles.stage}>
        {/* Before the text, as a phone shows it: text painted at a pause of the parser would be pushed down by it. */}
        <div className={styles.picture}>
          <HeroPicture {...picture} />
        </div>
        <div className={styles.text}>
          <h1 id="home-heading" className={styles.heading} tabIndex={-1}>
            {start}
            <span className={styles.end}>{end}</span>
          </h1>
          <p className={styles.promise}>{promise}</p>
          <p className={styles.intro}>{intro}</p>
          <p className={styles.terms}>{terms}</p>
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
            <div className={styles.rating}>
              <Rating href={review.link} />
            </div>
          </div>
        </div>
      </div>
      <TrustBadges badges={trustBadges} />
      <Review {...review} />
    </section>
  );
}

function HeroPicture({ picture, pictureSizes, pictureAlt }: PictureProps) {
  const [best] = picture.sources;
  if (best) {
    // Prerendered, this becomes a link in the head: the browser requests the picture before it reads the style sheets.
    preload(picture.src, {
      as: 'image',
      type: best.type,
      imageSrcSet: best.srcSet,
      imageSizes: pictureSizes,
      fetchPriority: 'high',
    });
  }
  return (
    <div className={styles.frame}>
      <div className={styles.bond} />
      <div className={styles.wall}>
        <PictureFiles
          ground={styles.ground}
          className={styles.image}
          picture={picture}
          sizes={pictureSizes}
          alt={pictureAlt}
          fetchPriority="high"
        />
      </div>
    </div>
  );
}
