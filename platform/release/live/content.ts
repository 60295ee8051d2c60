import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { enquiries, report, siteOrigin } from 'shared-content/content/site';
import { folderOfPart, partNames } from '../../parts';
import { projectFolder } from '../../projectFolder.mjs';
import { Refusal } from '../console/refusal';
import type { Finding } from './look';

const sharedContent = path.join(import.meta.dirname, '../../../shared-content/src/content');

interface Mark {
  pattern: RegExp;
  /** Takes the first group of the pattern, or all that it matches. */
  what: (found: string) => string;
  /** Counts only in a file that says that its content is a placeholder. */
  whereMarked?: true;
}

/** Signs of a placeholder in a line. Ofcom reserves the numbers for fiction, RFC 2606 the domains. */
const marks: Mark[] = [
  { pattern: /\bPLACEHOLDER\b/, what: () => 'content that is marked as a placeholder' },
  {
    pattern: /placeholder: true/,
    what: () => 'a project with a picture, a testimonial and a review link that stand in',
  },
  {
    pattern: /import \w+ from '[^']*\/images\/([^']+\.jpg)'/,
    what: (file) => `a picture that stands in: ${file}`,
    whereMarked: true,
  },
  {
    pattern: /https?:\/\/[^'"]*placeholder[^'"]*/,
    what: (link) => `a link that leads nowhere real: ${link}`,
  },
  {
    pattern:
      /(?:\+44|\b0)\s?(?:7700\s?900\s?\d{3}|20\s?7946\s?0\d{3}|1\d{2}\s?496\s?0\d{3}|1632\s?960\s?\d{3}|808\s?157\s?0\d{3}|3069\s?990\s?\d{3})\b/,
    what: (number) => `a telephone number reserved for fiction: ${number}`,
  },
  {
    pattern: /[\w.@/:-]+\.(?:example|test|invalid)\b|[\w.@/:-]*\bexample\.(?:com|net|org)\b/,
    what: (address) => `an address on a reserved domain: ${address}`,
  },
  { pattern: /href: '#'/, what: () => 'a legal page that is not written: its link goes nowhere' },
];

/** All that must not go live in this checkout: in the shared content, and in the sentences that parts hold themselves. */
export async function contentFindings(): Promise<Finding[]> {
  const folders = [sharedContent, ...partNames.map((part) => path.join(folderOfPart(part), 'src'))];
  const files = (await Promise.all(folders.map(sourcesIn))).flat();
  const placeholders = files.map(async (file) => findingsIn(await readFile(file, 'utf8'), inProject(file)));
  return [...(await Promise.all(placeholders)).flat(), ...settingFindings()];
}

/** As the reader finds a file: in a part's own repository the shared content is in node_modules/. */
function inProject(file: string): string {
  return path.relative(projectFolder, file);
}

async function sourcesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const sources = names.filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'));
  return sources.sort().map((name) => path.join(folder, name));
}

/**
 * Warns before a release that visitors would see: to a `siteOrigin` that is not reserved for examples. Throws a Refusal
 * if it is `strict` and there is a finding, whatever the origin.
 */
export async function warnOfPlaceholders(strict = false): Promise<void> {
  const isForVisitors = !new URL(siteOrigin).hostname.endsWith('.example');
  if (!strict && !isForVisitors) return;
  const { length } = await contentFindings();
  if (length === 0) return;
  if (strict) throw new Refusal(`${length} findings must not go live: npm run preflight lists them`);
  console.warn(
    `Warning: ${length} findings must not go live at ${siteOrigin}.\nnpm run preflight lists them.`,
  );
}

/** Browsers send enquiries and reports from an https page to https addresses alone. */
function settingFindings(): Finding[] {
  const whats = [
    enquiries.endpoint === '' && 'enquiries are only simulated: set enquiries.endpoint (docs/enquiries.md)',
    !/^(\/|https:\/\/|$)/.test(enquiries.endpoint) &&
      `enquiries.endpoint is '${enquiries.endpoint}': it must be a path or an https address`,
    !/^(https:\/\/|$)/.test(report.endpoint) &&
      `report.endpoint is '${report.endpoint}': it must be an https address`,
  ];
  const where = inProject(path.join(sharedContent, 'site.ts'));
  return whats.flatMap((what) => (what ? [{ where, what }] : []));
}

export function findingsIn(text: string, file: string): Finding[] {
  const isMarked = /\bPLACEHOLDER\b|placeholder: true/.test(text);
  const used = marks.filter(({ whereMarked }) => isMarked || !whereMarked);
  return text.split('\n').flatMap((line, index) =>
    used.flatMap(({ pattern, what }) => {
      const match = pattern.exec(line);
      return match ? [{ where: `${file}:${index + 1}`, what: what(match[1] ?? match[0]) }] : [];
    }),
  );
}
