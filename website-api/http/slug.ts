/** Lower-case letters and digits, in words separated by hyphens. */
export function isSlug(typed: string): boolean {
	return typed.length <= 100 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(typed)
}
