import { describe, expect, test } from 'vitest'
import { factsOfNothing } from './facts.ts'
import { secure } from './security-headers.ts'

function securityOf(contentType: string): Headers {
	const headers = new Headers({ 'Content-Type': contentType })
	secure(headers, factsOfNothing())
	return headers
}

describe('secure', () => {
	test.each(['image/avif', 'image/png', 'font/woff2'])('%s may load nothing', (type) => {
		expect(Object.fromEntries(securityOf(type))).toEqual({
			'content-type': type,
			'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
			'cross-origin-resource-policy': 'same-origin',
			'x-content-type-options': 'nosniff',
		})
	})

	test.each(['text/html; charset=utf-8', 'image/svg+xml', 'text/javascript', 'text/css', ''])(
		'"%s" has the headers of documents',
		(type) => {
			const headers = securityOf(type)
			expect(headers.get('content-security-policy')).toContain("script-src 'self'")
			expect(headers.get('permissions-policy')).toContain('camera=()')
			expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
			expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
		},
	)
})
