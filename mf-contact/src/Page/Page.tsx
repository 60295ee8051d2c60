import { ArrowLeft, Phone } from 'lucide';
import { useEffect } from 'react';
import { business } from 'shared-content/business';
import type { PageMeta, PageProps } from 'shared-content/contract/page';
import bond from 'shared-content/images/flemish-bond.svg';
import { contactProject } from 'shared-content/content/contactProject';
import { drive } from 'shared-content/content/views';
import { projectTypes } from 'shared-content/content/services';
import { quoteForm } from 'shared-content/content/quoteForm';
import { enquiries } from 'shared-content/content/site';
import { Icon } from 'shared-content/ui/Icon';
import { fetchMask } from 'shared-content/ui/picture';
import { revealOnScroll } from 'shared-content/ui/revealOnScroll';
import { ContactDetails, ImmediateHelp } from '../ContactDetails/ContactDetails';
import { FinishedProject } from '../FinishedProject/FinishedProject';
import { QuoteForm } from '../QuoteForm/QuoteForm';
import { sendEnquiryTo, simulateSending } from '../QuoteForm/send';
import { WhyChoose } from '../WhyChoose/WhyChoose';
import styles from './Page.module.scss';

export const meta: PageMeta = {
  title: `Contact | ${business.name}`,
  description: `Request a free consultation and quote from ${business.name}. New builds, extensions and brickwork in ${business.serviceArea.region}: we reply ${business.claims.replyTime}.`,
};

export function prefetch() {
  fetchMask(bond);
}

const send = enquiries.endpoint ? sendEnquiryTo(enquiries.endpoint) : simulateSending;

/** Shown until the visitor has told us. */
const request = `Tell us about the work. We reply ${business.claims.replyTime}. `;

export default function Page({ search, navigate, notify }: PageProps) {
  const requested = requestedProjectType(search);

  // An address that names a service and no place on the page leads to the form, unless the visitor has scrolled on or is
  // in it.
  useEffect(() => {
    const isInForm = Boolean(document.activeElement?.closest('form'));
    if (requested && !location.hash && window.scrollY === 0 && !isInForm)
      navigate(`${search}#quote`, { replace: true });
  }, [requested, search, navigate]);

  return (
    <div ref={revealOnScroll}>
      <div className={styles.columns}>
        <div className={styles.intro}>
          <a className={styles.back} href="/">
            <Icon of={ArrowLeft} size={20} />
            Back to Home
          </a>
          <h1 className={styles.title} tabIndex={-1}>
            Contact <span className={styles.firm}>{business.name}</span>
          </h1>
          <p className={styles.lead}>
            <span className={styles.request}>{request}</span>
            Consultation and quote are free.
          </p>
          <a className={styles.call} href={business.mobile.href}>
            <Icon of={Phone} size={20} />
            <span>
              Call Now <span className={styles.number}>{business.mobile.display}</span>
            </span>
          </a>
        </div>
        <div className={styles.form}>
          <QuoteForm
            texts={quoteForm}
            business={business}
            requestedProjectType={requested}
            // Else after a reload or Back the address would choose again.
            onProjectType={() => {
              if (requested) navigate(location.pathname, { replace: true });
            }}
            notify={notify}
            endpoint={enquiries.endpoint}
            send={send}
          />
        </div>
        <div className={styles.beside}>
          <div className={styles.kept}>
            <div className={styles.help}>
              <ImmediateHelp {...business} />
            </div>
            <div className={styles.project}>
              <FinishedProject project={contactProject} view={drive} />
            </div>
          </div>
        </div>
        <div className={styles.details}>
          <ContactDetails {...business} />
        </div>
      </div>
      <WhyChoose />
    </div>
  );
}

/** The project type of `?service=`; an unknown one is ignored. */
function requestedProjectType(search: string): string | undefined {
  const service = new URLSearchParams(search).get('service');
  return projectTypes.find(({ value }) => value === service)?.value;
}
