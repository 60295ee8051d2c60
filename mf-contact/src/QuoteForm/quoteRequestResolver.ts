import { yupResolver } from '@hookform/resolvers/yup';

import { quoteRequestSchema } from './quoteRequestSchema';

/** The schema as react-hook-form asks for it. A file of its own, so that yup is loaded apart from the page. */
export const quoteRequestResolver = yupResolver(quoteRequestSchema);
