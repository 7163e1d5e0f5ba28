import type { RequestFacts } from '#app/http/request-facts.ts'

const fixed = {
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'X-Content-Type-Options': 'nosniff',
	'X-Frame-Options': 'SAMEORIGIN',
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Cross-Origin-Resource-Policy': 'same-origin',
	'Permissions-Policy':
		'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
}

/** The headers that every answer carries: pages, refusals, redirects and files. */
export function secure(headers: Headers, facts: RequestFacts, development = false) {
	for (const [name, value] of Object.entries(fixed)) headers.set(name, value)
	headers.set('Content-Security-Policy', policy(facts, development))
	if (facts.secure) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
}

function policy({ nonce, secure }: RequestFacts, development: boolean) {
	return [
		"default-src 'none'",
		`script-src 'nonce-${nonce}' 'strict-dynamic'`,
		// Vite writes style elements of its own while a developer works.
		development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
		"img-src 'self' data:",
		"font-src 'self'",
		`connect-src 'self'${development ? ' ws:' : ''}`,
		"manifest-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'self'",
		...(secure ? ['upgrade-insecure-requests'] : []),
	].join('; ')
}
