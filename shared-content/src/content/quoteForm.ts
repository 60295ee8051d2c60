import { business } from 'shared-content/business';
import type { FieldName, QuoteRequest } from '../contract/enquiry';
import { projectTypes, type Choice } from './services';

/** PLACEHOLDER: ranges of a plausible size, until the firm has set its own. */
export const budgets: readonly Choice[] = [
  { value: 'under-10k', label: 'Under £10,000' },
  { value: '10k-50k', label: '£10,000 to £50,000' },
  { value: '50k-150k', label: '£50,000 to £150,000' },
  { value: 'over-150k', label: 'Over £150,000' },
  { value: 'unsure', label: 'Not sure yet' },
];

interface Field {
  label: string;
  /** What a good answer holds. */
  hint?: string;
  /** What a phone's keyboard is for. */
  type?: 'email' | 'tel';
  /** What a browser may fill in, by HTML's names. */
  autoComplete?: string;
  choices?: readonly Choice[];
  /** Stands in a list of choices before one is made; without it the choices stand side by side. */
  choose?: string;
  /** Takes several lines. */
  long?: true;
}

/** The schema's optional fields say so here too, and no others. */
type FieldOf<Answer> = Field & (undefined extends Answer ? { optional: true } : { optional?: never });

/**
 * The fields of the form, from its top to its end. The form, the answers to a browser without script, the owner's mail
 * and table all read this: a field that the schema has and this has not does not compile.
 */
const fields: { [Name in FieldName]-?: FieldOf<QuoteRequest[Name]> } = {
  // First, so that a choice which a link has made is seen without scrolling.
  projectType: { label: 'Project type', choices: projectTypes, choose: 'Choose a project type' },
  firstName: { label: 'First name', autoComplete: 'given-name' },
  lastName: { label: 'Last name', autoComplete: 'family-name' },
  email: { label: 'Email', type: 'email', autoComplete: 'email' },
  phone: { label: 'Phone number', type: 'tel', autoComplete: 'tel' },
  preferredContact: {
    label: 'How should we contact you?',
    choices: [
      { value: 'phone', label: 'Phone' },
      { value: 'email', label: 'Email' },
    ],
  },
  budget: { label: 'Budget', optional: true, choices: budgets, choose: 'Choose a range' },
  projectDetails: {
    label: 'Project details',
    hint: 'It helps to know the postcode, the rough size, and when you would like to start.',
    long: true,
  },
};

/** The names of the fields, from the top of the form to its end. */
export const fieldNames = Object.keys(fields) as FieldName[];

/** The texts of the contact page's 'Request a Quote' form; the messages under its fields stand in its schema. */
export const quoteForm = {
  heading: 'Request a Quote',
  intro: 'Everything except the budget is needed. Plain words will do.',
  fields,
  optional: 'optional',
  /** What the details are used for. */
  purpose:
    'We use these details only to answer your request and prepare your quote. They are not passed on or used for advertising.',
  submit: 'Send Message',
  submitting: 'Sending...',
  problem: 'Please check these answers',
  success: {
    title: 'Message Sent Successfully!',
    description: `We'll get back to you ${business.claims.replyTime}.`,
  },
  failure: { title: 'Error', description: 'Failed to send message. Please try again.' },
  /** Stands in the place of the form once it is sent. */
  sent: {
    title: 'Thank you. Your message is with us.',
    next: [
      'We read it, all of it.',
      `We call or write to you ${business.claims.replyTime}.`,
      'We visit and measure, free of charge.',
      'You have a written price.',
    ],
    /** Leads up to the phone number. */
    urgent: 'If it cannot wait, call',
    another: 'Send another message',
  },
  /** Stands by the button when sending has failed twice. */
  callInstead: 'If it will not send, please call us:',
  withoutScript: 'This form needs JavaScript. Without it, please call or write to us:',
} as const;

export type QuoteFormTexts = typeof quoteForm;
