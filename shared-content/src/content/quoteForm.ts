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
  /** Help for a good answer. */
  hint?: string;
  /** Below the message when it is missing or wrong. */
  example?: string;
  /** The input's type, for a phone's keyboard. */
  type?: 'email' | 'tel';
  /** HTML's name of the value that a browser may fill in. */
  autoComplete?: string;
  choices?: readonly Choice[];
  /** The empty entry of a list of choices; without it the choices are radio buttons. */
  choose?: string;
  /** The answer has several lines. */
  long?: true;
}

/** The optional fields of the schema, and no others, are optional here. */
type FieldOf<Answer> = Field & (undefined extends Answer ? { optional: true } : { optional?: never });

/**
 * The fields in the order of the form. The form, the answers to a browser without script, the owner's mail and the table
 * read them here; a field of the schema that is missing here does not compile.
 */
const fields: { [Name in FieldName]-?: FieldOf<QuoteRequest[Name]> } = {
  // First, so that the choice of a link is seen without scrolling.
  projectType: { label: 'Project type', choices: projectTypes, choose: 'Choose a project type' },
  firstName: { label: 'First name', autoComplete: 'given-name' },
  lastName: { label: 'Last name', autoComplete: 'family-name' },
  email: { label: 'Email', type: 'email', autoComplete: 'email', example: 'Write it like name@example.com.' },
  phone: { label: 'Phone number', type: 'tel', autoComplete: 'tel', example: 'A mobile or a landline.' },
  projectDetails: {
    label: 'Project details',
    hint: 'No drawings needed, just the postcode, the rough size, and when you would like to start.',
    long: true,
  },
  // The questions that the short form has not are the last.
  preferredContact: {
    label: 'How should we contact you?',
    hint: 'We try this way first.',
    choices: [
      { value: 'phone', label: 'Phone' },
      { value: 'email', label: 'Email' },
    ],
  },
  budget: {
    label: 'Budget',
    hint: 'A guess will do. It does not set the price.',
    optional: true,
    choices: budgets,
    choose: 'Choose a range',
  },
};

/** The names of the fields in the order of the form. */
export const fieldNames = Object.keys(fields) as FieldName[];

type Answered = Pick<QuoteRequest, 'preferredContact' | 'phone' | 'email'>;

/** How a request is answered, as its sender has chosen; both ways as long as nobody has. */
function replyTo(request?: Answered): string {
  if (!request) return 'We call or write to you';
  const { preferredContact, phone, email } = request;
  return preferredContact === 'phone'
    ? `We call you on ${phone.replaceAll(' ', '\u00a0')}`
    : `We write to ${email}`;
}

/** The work that is asked for, in the words of the form. */
function workOf({ projectType, budget }: Partial<QuoteRequest>): string {
  return [...projectTypes, ...budgets]
    .filter(({ value }) => value === projectType || value === budget)
    .map(({ label }) => label)
    .join(', ');
}

/** Name, email and phone, as far as they are given. */
function senderOf({ firstName, lastName, email, phone }: Partial<QuoteRequest>): string {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return [name, email, phone?.replaceAll(' ', '\u00a0')].filter(Boolean).join(', ');
}

/** The texts of the 'Request a Quote' form, for the contact page and the service; the messages are in the schema. */
export const quoteForm = {
  heading: 'Request a Quote',
  intro: 'No obligation. Only the budget is optional.',
  /** Before the questions that the short form has not, when the form begins with its answers. */
  secondStep: {
    heading: 'Step 2 of 2: two questions left',
    text: 'We have kept your answers',
    /** Goes on after the text. The budget, which is asked here, is not among the answers. */
    list: (answers: Partial<QuoteRequest>) => {
      const lines = [workOf({ ...answers, budget: '' }), senderOf(answers)].filter(Boolean).join(', ');
      const kept = [lines, answers.projectDetails && 'your project details'].filter(Boolean).join(' and ');
      return kept && `: ${kept}`;
    },
    review: 'Check them',
  },
  fields,
  optional: 'optional',
  /** Beside the button. */
  assurance: `${business.claims.insured}. ${business.claims.yearsExperience}.`,
  /** The use of the details. */
  purpose:
    'We use these details only to answer your request. They are not passed on or used for advertising.',
  submit: 'Send Message',
  submitting: 'Sending...',
  problem: 'Please check your answers',
  success: {
    title: 'Message Sent Successfully!',
    description: `We'll get back to you ${business.claims.replyTime}.`,
  },
  failure: { title: 'Error', description: 'Failed to send message. Please try again.' },
  /** Replaces the form when it is sent. */
  sent: {
    title: 'Thank you. Your message is with us.',
    about: (request: QuoteRequest): readonly (readonly [label: string, answer: string])[] => [
      ['Project', workOf(request)],
      ['Contact', `${senderOf(request)}, by ${request.preferredContact} first`],
      ['Details', request.projectDetails],
    ],
    next: (request?: Answered) => [
      'The person who prices it reads it.',
      `${replyTo(request)} ${business.claims.replyTime}.`,
      'We visit and measure, Saturdays too.',
      'You have a written price.',
    ],
    /** The text before the phone number. */
    urgent: 'If it cannot wait, call',
    portfolio: 'See our work',
    another: 'Send another message',
  },
  /** Beside the button when sending has failed twice. */
  callInstead: 'If it will not send, please call us:',
  withoutScript: 'This form needs JavaScript. Without it, please call or write to us:',
} as const;

export type QuoteFormTexts = typeof quoteForm;
