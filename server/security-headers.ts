import type { RequestFacts } from '#app/http/request-facts.ts'
import type { Tracking } from '#app/http/context.ts'
import type { ShopLook } from '#app/domain/site.ts'
import { lookCss } from '#app/ui/look.ts'
import { sourceHash } from './source-hash.ts'

const ofEverything = {
	'X-Content-Type-Options': 'nosniff',
	'Cross-Origin-Resource-Policy': 'same-origin',
}
const ofDocuments = {
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'X-Frame-Options': 'SAMEORIGIN',
	'Cross-Origin-Opener-Policy': 'same-origin',
	// Checkout offers to find the shopper's own place for couriers that drive at once; the browser asks them first.
	'Permissions-Policy':
		'camera=(), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
}

export type PolicyFor = {
	development?: boolean
	/** The trackers the visitor agreed to; only their hosts are allowed. */
	tracking?: Tracking | null | undefined
	/** The look in the page's style element; absent: it has none. */
	look?: ShopLook | undefined
	/** The hash of a stylesheet that stands in the page. */
	stylesheetHash?: string | undefined
}

/**
 * Pictures and fonts, except SVG: they load nothing and run nothing, even opened in a window of their own. A page has
 * dozens of them, and half a kilobyte of headers for documents was a fifth of a small picture.
 */
const passive = /^(?:image\/(?!svg)|font\/)/

/** The security headers of every response: pages, refusals, redirects and files. */
export function secure(headers: Headers, facts: RequestFacts, options: PolicyFor = {}) {
	setAll(headers, ofEverything)
	if (facts.secure) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
	if (passive.test(headers.get('Content-Type') ?? '')) {
		headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
		return
	}
	setAll(headers, ofDocuments)
	// The token of a mailed link goes to no other site; `no-referrer` would hide the origin of the page's own form.
	if (/[?&]token=/i.test(facts.search)) headers.set('Referrer-Policy', 'same-origin')
	headers.set('Content-Security-Policy', policy(facts, options))
}

function setAll(headers: Headers, values: Record<string, string>) {
	for (const [name, value] of Object.entries(values)) headers.set(name, value)
}

function policy({ secure }: RequestFacts, options: PolicyFor) {
	const { development, tracking, look, stylesheetHash } = options
	const trackers = hostsOf(tracking)
	const allowed = [look && lookHash(look), stylesheetHash].filter(Boolean)
	const style = allowed.map((hash) => ` '${hash}'`).join('')
	return [
		"default-src 'none'",
		// Vite and Remix insert inline scripts and styles in development.
		`script-src 'self'${development ? " 'unsafe-inline'" : ''}${scriptHostsOf(tracking)}`,
		`style-src 'self'${development ? " 'unsafe-inline'" : style}`,
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

function hostsOf(tracking: Tracking | null | undefined): string {
	const google =
		'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com'
	const meta = 'https://www.facebook.com https://connect.facebook.net'
	return `${tracking?.analyticsId ? ` ${google}` : ''}${tracking?.pixelId ? ` ${meta}` : ''}`
}

function scriptHostsOf(tracking: Tracking | null | undefined): string {
	const google = tracking?.analyticsId ? ' https://www.googletagmanager.com' : ''
	const meta = tracking?.pixelId ? ' https://connect.facebook.net' : ''
	return google + meta
}

const hashes = new Map<string, string>()

function lookHash(look: ShopLook): string {
	const css = lookCss(look)
	const cached = hashes.get(css)
	if (cached !== undefined) return cached
	const hash = sourceHash(css)
	// Bounded by the named palettes, faces and corners; unknown palettes are slate.
	if (hashes.size < 1_000) hashes.set(css, hash)
	return hash
}
