import type { BodyLimit } from '../form-guard.ts'

const megabyte = 1024 * 1024

/** Largest forms with files in bytes, by page of the admin: several pictures of 10 MB, a product file. */
const limits: [page: RegExp, bytes: number][] = [
	[/^\/statements$/, 3 * megabyte],
	[/^\/settings\/payment\/qris$/, 12 * megabyte],
	[/^\/products\/\d+\/pictures$/, 48 * megabyte],
	[/^\/products\/import$/, 24 * megabyte],
	[/^\/settings\/shop$/, 12 * megabyte],
	[/^\/settings\/shipping$/, megabyte],
	[/^\/content\//, 24 * megabyte],
]

export const adminUploadOf: BodyLimit = (pathname) =>
	limits.find(([page]) => page.test(pathname.toLowerCase()))?.[1]
