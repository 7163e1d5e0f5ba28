import type { RequestFacts } from '#app/http/request-facts.ts'
import type { Tracking } from '#app/http/storefront.ts'

const fixed = {
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'X-Content-Type-Options': 'nosniff',
	'X-Frame-Options': 'SAMEORIGIN',
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Cross-Origin-Resource-Policy': 'same-origin',
	'Permissions-Policy':
		'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
}

export type PolicyFor = {
	development?: boolean
	/** What the page's visitor let the company measure with; its hosts, and no others, are opened. */
	tracking?: Tracking | null
}

/** The headers that every answer carries: pages, refusals, redirects and files. */
export function secure(headers: Headers, facts: RequestFacts, options: PolicyFor = {}) {
	for (const [name, value] of Object.entries(fixed)) headers.set(name, value)
	headers.set('Content-Security-Policy', policy(facts, options))
	if (facts.secure) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
}

function policy({ nonce, secure }: RequestFacts, { development, tracking }: PolicyFor) {
	const trackers = hostsOf(tracking)
	return [
		"default-src 'none'",
		`script-src 'nonce-${nonce}' 'strict-dynamic'`,
		// Vite writes style elements of its own while a developer works.
		development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
		`img-src 'self' data:${trackers}`,
		"font-src 'self'",
		`connect-src 'self'${development ? ' ws:' : ''}${trackers}`,
		"manifest-src 'self'",
		"worker-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'self'",
		...(secure ? ['upgrade-insecure-requests'] : []),
	].join('; ')
}

// Their scripts are loaded by ours, so the nonce's 'strict-dynamic' covers those.
function hostsOf(tracking: Tracking | null | undefined): string {
	const google =
		'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com'
	const meta = 'https://www.facebook.com https://connect.facebook.net'
	return `${tracking?.analyticsId ? ` ${google}` : ''}${tracking?.pixelId ? ` ${meta}` : ''}`
}
