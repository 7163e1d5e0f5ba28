import { describe, expect, test } from 'vitest'
import { faultOf } from './lint-boundaries.mjs'

describe('an import is allowed', () => {
	test.each([
		['from a route to a feature', 'app/routes/cart/cart.tsx', '#app/features/cart/CartLines.tsx'],
		['from the API client to the contract', 'app/api/orders.server.ts', '#contract/order.ts'],
		['from anywhere to the domain', 'app/ui/Price.tsx', '#app/domain/money.ts'],
		['to a neighbour', 'app/domain/money.ts', './rupiah.ts'],
		['of a package', 'website-api/app.ts', 'hono'],
		['of the example data where it is loaded', 'website-api/main.ts', '#examples/companies.ts'],
		['of zod by the contract', 'contract/order.ts', 'zod'],
		['of a test helper by a test', 'website-api/app.test.ts', '#tests/support/pglite.ts'],
	])('%s', (_way, from, specifier) => {
		expect(faultOf(from, specifier)).toBeUndefined()
	})
})

describe('an import is refused', () => {
	test.each([
		['from the storefront to the API', 'app/root.tsx', '#website-api/app.ts'],
		['of the example data by the API', 'website-api/app.ts', '#examples/companies.ts'],
		['from the API to the storefront', 'website-api/app.ts', '#app/domain/money.ts'],
		['the same, written relatively', 'website-api/app.ts', '../app/domain/money.ts'],
		['from a route to the wire', 'app/routes/home.tsx', '#contract/catalog.ts'],
		['from ui to a feature', 'app/ui/Field.tsx', '#app/features/cart/CartLines.tsx'],
		['from the domain to anything', 'app/domain/money.ts', '#app/i18n/paths.ts'],
		['of a framework by the domain', 'app/domain/money.ts', 'react'],
		['of another package by the contract', 'contract/order.ts', 'hono'],
		['of test code by the product', 'server/main.ts', '#tests/support/ports.ts'],
		['without an extension', 'app/root.tsx', '#app/ui/Field'],
		['of a barrel', 'app/root.tsx', './ui/index.ts'],
	])('%s', (_way, from, specifier) => {
		expect(faultOf(from, specifier)).toBeTypeOf('string')
	})
})
