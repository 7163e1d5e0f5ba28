import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { cruise } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import config from '../dependency-cruiser.config.js'
import { inProject } from './project.mjs'

const allowed = [
	['from a route to a feature', 'app/routes/cart/cart.tsx', '#app/features/cart/CartLines.tsx'],
	['from the API client to the contract', 'app/api/orders.server.ts', '#contract/order.ts'],
	['from anywhere to the domain', 'app/ui/Price.tsx', '#web/domain/money.ts'],
	[
		'from a feature to one of a lower layer',
		'app/features/home/HomeSection.tsx',
		'#app/features/product-cards/CardGrid.tsx',
	],
	[
		'within a feature',
		'app/features/product-cards/CardGrid.tsx',
		'#app/features/product-cards/card-view.ts',
	],
	['to a neighbour', 'web/domain/money.ts', './rupiah.ts'],
	['of a package', 'website-api/app.ts', 'hono'],
	['of the example data where it is loaded', 'website-api/main.ts', '#examples/companies.ts'],
	['of zod by the contract', 'contract/order.ts', 'zod'],
	[
		'from a programme to sales',
		'website-api/modules/programmes/coins/coin-programme.ts',
		'#website-api/modules/sales/programmes.ts',
	],
	[
		'within an area',
		'website-api/modules/sales/orders/orders.routes.ts',
		'#website-api/modules/sales/cart/quote.queries.ts',
	],
	[
		'from the place that lists the programmes to sales',
		'website-api/programmes.ts',
		'./modules/sales/programmes.ts',
	],
	[
		'against the direction by a test',
		'website-api/modules/sales/orders/sweep/sweep-orders.test.ts',
		'#website-api/modules/programmes/coins/coins.queries.ts',
	],
	['of a test helper by a test', 'website-api/app.test.ts', '#tests/support/pglite.ts'],
]

const refused = [
	['of Node by the domain', 'web/domain/money.ts', 'node:fs'],
	['from the storefront to the API', 'app/root.tsx', '#website-api/app.ts'],
	['of the example data by the API', 'website-api/app.ts', '#examples/companies.ts'],
	['from the API to the storefront', 'website-api/app.ts', '#web/domain/money.ts'],
	['the same, written relatively', 'website-api/app.ts', '../web/domain/money.ts'],
	['from a component to the contract', 'app/ui/Price.tsx', '#contract/product.ts'],
	['from ui to a feature', 'app/ui/Field.tsx', '#app/features/cart/CartLines.tsx'],
	[
		'from a feature to one of a higher layer',
		'app/features/product-cards/CardGrid.tsx',
		'#app/features/catalog/ProductHead.tsx',
	],
	[
		'the same, written relatively',
		'app/features/forms/PhoneNumber.tsx',
		'../checkout/ContactStep.tsx',
	],
	[
		'between features of one layer',
		'app/features/product-cards/CardGrid.tsx',
		'#app/features/wallet/WalletScreen.tsx',
	],
	[
		'from a feature to one that has no layer',
		'app/features/home/HomeSection.tsx',
		'#app/features/unlisted/Screen.tsx',
	],
	['from the shop to the admin', 'app/routes/catalog/home.tsx', '#admin/ui/Panel.tsx'],
	[
		'from the admin to a feature of the shop',
		'admin/routes/orders/order.tsx',
		'#app/features/orders/OrderLines.tsx',
	],
	['from the admin to the shop’s API', 'admin/http/staff.ts', '#app/api/client.server.ts'],
	['from the domain to anything', 'web/domain/money.ts', '#app/i18n/paths.ts'],
	['of a framework by the domain', 'web/domain/money.ts', 'react'],
	['of another package by the contract', 'contract/order.ts', 'hono'],
	['of test code by the product', 'server/main.ts', '#tests/support/ports.ts'],
	[
		'from sales to a programme',
		'website-api/modules/sales/orders/place/place-order.command.ts',
		'#website-api/modules/programmes/vouchers/claim-voucher.command.ts',
	],
	[
		'the same, written relatively',
		'website-api/modules/sales/programmes.ts',
		'../programmes/coins/coins.queries.ts',
	],
	[
		'from the platform to an area above it',
		'website-api/modules/platform/mail/writers.ts',
		'#website-api/modules/money/audit/audit.mail.ts',
	],
	[
		'between areas side by side',
		'website-api/modules/catalog/products/product.table.ts',
		'#website-api/modules/money/ledger/ledger.table.ts',
	],
	[
		'from an area to the place that puts areas together',
		'website-api/modules/sales/orders/orders.routes.ts',
		'#website-api/programmes.ts',
	],
	[
		'from the base to an area above the platform',
		'website-api/http/env.ts',
		'#website-api/modules/customers/google/google.queries.ts',
	],
]

const circle = [
	['there', 'contract/order.ts', './order-line.ts'],
	['and back', 'contract/order-line.ts', '#contract/order.ts'],
]

let folder
let violations

beforeAll(async () => {
	folder = await mkdtemp(path.join(os.tmpdir(), 'imports-'))
	await writeSources([...allowed, ...refused, ...circle])
	const { imports } = JSON.parse(await readFile(inProject('package.json'), 'utf8'))
	await writeFile(path.join(folder, 'package.json'), JSON.stringify({ type: 'module', imports }))
	const { forbidden, options } = config
	const { output } = await cruise(['.'], {
		...options,
		baseDir: folder,
		ruleSet: { forbidden },
		validate: true,
	})
	violations = output.summary.violations.map(({ from, to }) => `${from} → ${to}`)
})
afterAll(() => rm(folder, { recursive: true }))

/** A file for each name, which imports what it imports in any of the cases. */
async function writeSources(cases) {
	const sources = new Map()
	for (const [, from, specifier] of cases) {
		sources.set(from, `${sources.get(from) ?? ''}import '${specifier}'\n`)
		if (specifier.startsWith('node:')) continue
		const to = targetOf(from, specifier)
		const name = to.startsWith('node_modules/') ? `${to}/index.js` : to
		sources.set(name, sources.get(name) ?? '')
	}
	for (const [name, text] of sources) {
		const file = path.join(folder, name)
		await mkdir(path.dirname(file), { recursive: true })
		await writeFile(file, text)
	}
}

function targetOf(from, specifier) {
	if (specifier.startsWith('#')) return specifier.slice(1)
	if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier)
	return specifier.startsWith('node:')
		? specifier.slice('node:'.length)
		: `node_modules/${specifier}`
}

const violating = (from, specifier) =>
	violations.some((violation) => violation.startsWith(`${from} → ${targetOf(from, specifier)}`))

describe('an import is allowed', () => {
	test.each(allowed)('%s', (_way, from, specifier) => {
		expect(violating(from, specifier)).toBe(false)
	})
})

describe('an import is refused', () => {
	test.each(refused)('%s', (_way, from, specifier) => {
		expect(violating(from, specifier)).toBe(true)
	})
})

test('a circle of imports is refused', () => {
	expect(circle.some(([, from, specifier]) => violating(from, specifier))).toBe(true)
})
