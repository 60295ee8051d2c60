import { Mail, Phone, Smartphone } from 'lucide';
import { Fragment } from 'react';
import type { Business } from 'shared-content/business';
import { Icon } from 'shared-content/ui/Icon';
import styles from './ContactWays.module.scss';

type Way = 'mobile' | 'office' | 'email';

const ways: Record<Way, { label: string; icon: typeof Mail }> = {
  mobile: { label: 'Mobile', icon: Smartphone },
  office: { label: 'Office', icon: Phone },
  email: { label: 'Email', icon: Mail },
};

interface WaysProps {
  business: Pick<Business, Way>;
}

interface ContactLinksProps extends WaysProps {
  show?: readonly Way[];
  iconSize: number;
}

/** Both numbers and the address for enquiries, each a link with an icon. */
export function ContactLinks({
  business,
  show = ['mobile', 'office', 'email'],
  iconSize,
}: ContactLinksProps) {
  return show.map((way) => (
    <a key={way} className={styles.link} href={business[way].href}>
      <Icon of={ways[way].icon} className={styles.icon} size={iconSize} />
      <span className={styles.kind}>{ways[way].label}</span> {business[way].display}
    </a>
  ));
}

/** The same as a list with a label for each. */
export function ContactList({ business, className }: WaysProps & { className: string | undefined }) {
  return (
    <dl className={className}>
      {(['mobile', 'office', 'email'] as const).map((way) => (
        <Fragment key={way}>
          <dt>{ways[way].label}</dt>
          <dd>
            <a href={business[way].href}>{business[way].display}</a>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

interface CallLinkProps extends Pick<Business, 'mobile'> {
  className: string | undefined;
  variant?: 'outline' | undefined;
  label?: string;
  withNumber?: boolean;
  iconSize?: number;
}

/** The call to the mobile number. */
export function CallLink({
  mobile,
  className,
  variant,
  label = 'Call Now',
  withNumber = false,
  iconSize = 18,
}: CallLinkProps) {
  return (
    <a className={className} data-variant={variant} href={mobile.href}>
      <Icon of={Phone} size={iconSize} />
      <span>
        {label} {withNumber && <span className={styles.number}>{mobile.display}</span>}
      </span>
    </a>
  );
}
