import { z } from 'zod'

/** The name of something in an address: lower-case letters and digits, in words separated by hyphens. */
export const Slug = z
	.string()
	.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
	.max(100)
