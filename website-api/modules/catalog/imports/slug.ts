import { createHash } from 'node:crypto'

/** The slug of a name: lower case, hyphens, ASCII letters and digits; at most 100 characters. */
export function slugOf(name: string): string {
	return name
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.slice(0, 100)
		.replace(/^-+|-+$/g, '')
}

/**
 * Addresses for a key, the best first: its slug, then one with a digest of the key, which no other key has. A name in
 * a script without Latin letters begins with `begin`.
 */
export function addressesOf(name: string, key: string, begin: string): string[] {
	const slug = slugOf(name)
	const digest = createHash('sha256').update(key).digest('hex').slice(0, 8)
	const apart = `${(slug || begin).slice(0, 91)}-${digest}`
	return slug === '' ? [apart] : [slug, apart]
}
