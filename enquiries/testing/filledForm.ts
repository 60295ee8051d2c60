import { randomUUID } from 'node:crypto';
import type { Enquiry } from '../src/enquiry';

/** The answers of a visitor. */
export const fields = {
  firstName: 'Ann',
  lastName: 'Mason',
  email: 'ann@homes.example',
  phone: '020 7946 0999',
  projectType: 'roofing',
  budget: 'unsure',
  preferredContact: 'email',
  projectDetails: 'Two slates have slipped.\nCan you come on Friday?',
} as const;

/** A filled form as the browser sends it. */
export function filledForm(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { id: randomUUID(), openForMs: '60000', ...fields, ...changes };
}

/** The enquiry that the service reads from such a form. */
export function enquiry(changes: Partial<Enquiry> = {}): Enquiry {
  return { id: randomUUID(), fields, suspicion: null, ...changes };
}
