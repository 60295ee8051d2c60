/** The folder of the site that this run of the tests has released, or that the run was given. */
export function composedSite(): string {
  const site = process.env.COMPOSED_SITE;
  if (!site) throw new Error('There is no composed site: run this file in the project "composed"');
  return site;
}
