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
