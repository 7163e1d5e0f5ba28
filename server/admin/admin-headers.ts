import { adminPalette } from '#admin/ui/palette.ts'
import { sourceHash } from '../source-hash.ts'

const styleHash = sourceHash(adminPalette)

const fixed = {
	'Referrer-Policy': 'same-origin',
	'X-Content-Type-Options': 'nosniff',
	'X-Frame-Options': 'DENY',
	'X-Robots-Tag': 'noindex, nofollow',
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Cross-Origin-Resource-Policy': 'same-origin',
	'Permissions-Policy':
		'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
}

/** The headers of every response of the admin: no inline script, no framing, no other origin, not indexed. */
export function secureAdmin(
	headers: Headers,
	{ secure, development }: { secure: boolean; development: boolean },
) {
	for (const [name, value] of Object.entries(fixed)) headers.set(name, value)
	headers.set('Content-Security-Policy', policy(secure, development))
	if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
	if (secure) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
}

function policy(secure: boolean, development: boolean): string {
	return [
		"default-src 'none'",
		// The keyboard shortcuts and the question about unsaved input, files of the build; nothing else is served as a script.
		"script-src 'self'",
		`style-src 'self' ${development ? "'unsafe-inline'" : `'${styleHash}'`}`,
		"img-src 'self' data:",
		"font-src 'self'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
		...(secure ? ['upgrade-insecure-requests'] : []),
	].join('; ')
}
