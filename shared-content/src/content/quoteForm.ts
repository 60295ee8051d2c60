import { business } from 'shared-content/business';
import type { Choice } from './services';

/** The texts of the contact page's 'Request a Quote' form; the messages under its fields stand in its schema. */
export const quoteForm = {
  heading: 'Request a Quote',
  intro: 'Everything except the budget is needed. Plain words will do.',
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone number',
    projectType: 'Project type',
    budget: 'Budget',
    preferredContact: 'How should we contact you?',
    projectDetails: 'Project details',
  },
  hints: {
    projectDetails: 'It helps to know the postcode, the rough size, and when you would like to start.',
  },
  optional: 'optional',
  choose: { projectType: 'Choose a project type', budget: 'Choose a range' },
  contactMethods: [
    { value: 'phone', label: 'Phone' },
    { value: 'email', label: 'Email' },
  ],
  /** What the details are used for. */
  purpose:
    'We use these details only to answer your request and prepare your quote. They are not passed on or used for advertising.',
  submit: 'Send Message',
  /** Announced when the form is sent while its rules are still loading. */
  checking: 'Checking your answers',
  submitting: 'Sending...',
  problem: 'Please check these answers',
  success: {
    title: 'Message Sent Successfully!',
    description: `We'll get back to you ${business.claims.replyTime}.`,
  },
  failure: { title: 'Error', description: 'Failed to send message. Please try again.' },
  /** Stays in place when the toast has gone. */
  sent: {
    title: 'Thank you. Your message is with us.',
    description: `You will hear from us ${business.claims.replyTime}. If it cannot wait, call`,
  },
  /** Stands by the button of a tab that was opened before a release which took away what the form needs. */
  reload: {
    message:
      'Our site has changed since you opened this page. Please reload it and send again: what you typed is kept.',
    label: 'Reload the page',
  },
  /** Stands by the button when sending has failed twice. */
  callInstead: 'If it will not send, please call us:',
  withoutScript: 'This form needs JavaScript. Without it, please call or write to us:',
} as const;

export type QuoteFormTexts = typeof quoteForm;

/** PLACEHOLDER: ranges of a plausible size, until the firm has set its own. */
export const budgets: readonly Choice[] = [
  { value: 'under-10k', label: 'Under £10,000' },
  { value: '10k-50k', label: '£10,000 to £50,000' },
  { value: '50k-150k', label: '£50,000 to £150,000' },
  { value: 'over-150k', label: 'Over £150,000' },
  { value: 'unsure', label: 'Not sure yet' },
];
