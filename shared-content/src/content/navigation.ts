export interface NavigationLink {
  label: string;
  href: string;
}

/** The form that asks for a quote, wherever a button leads to it. */
export const quoteAddress = '/contact#quote';

/** The same form with a project type chosen. */
export function quoteAddressFor(projectType: string): string {
  return quoteAddress.replace('#', `?service=${projectType}#`);
}

/** The portfolio, with a category chosen or a project's case study open. */
export function portfolioAddress({
  category,
  project,
}: {
  category?: string;
  project?: { id: string };
}): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (project) query.set('project', project.id);
  return query.size > 0 ? `/portfolio?${query}` : '/portfolio';
}

export const mainNavigation: readonly NavigationLink[] = [
  { label: 'Home', href: '/' },
  { label: 'Services', href: '/#services' },
  { label: 'About', href: '/#about' },
  { label: 'Portfolio', href: '/portfolio' },
  { label: 'Contact', href: '/contact' },
];

export const footerServiceLinks: readonly NavigationLink[] = [
  { label: 'New Builds', href: '/#services' },
  { label: 'Extensions', href: '/#services' },
  { label: 'Brickwork', href: '/#services' },
  { label: 'Foundations', href: '/#services' },
  { label: 'Roofing', href: '/#services' },
  { label: 'General Building', href: '/#services' },
];

export const footerQuickLinks: readonly NavigationLink[] = [
  { label: 'Home', href: '/#home' },
  { label: 'Services', href: '/#services' },
  { label: 'About', href: '/#about' },
  { label: 'Contact', href: '/#contact' },
];
