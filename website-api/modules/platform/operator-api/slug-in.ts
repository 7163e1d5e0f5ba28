import { Problem } from '#website-api/http/problem.ts'
import { isSlug } from '#website-api/http/slug.ts'

/** The slug of the address. 422 SLUG_MALFORMED. */
export function slugIn({ slug }: { slug: string }): string {
	if (!isSlug(slug)) throw new Problem(422, 'SLUG_MALFORMED')
	return slug
}
