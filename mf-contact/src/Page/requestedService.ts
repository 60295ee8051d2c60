import type { Choice } from 'shared-content/content/projectTypes';

/** The project type that `?service=` asks for; an unknown one is ignored. */
export function requestedService(search: string, projectTypes: readonly Choice[]): string | undefined {
  const service = new URLSearchParams(search).get('service');
  return projectTypes.find(({ value }) => value === service)?.value;
}
