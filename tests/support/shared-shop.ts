import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OPERATOR_COMPANY_HEADER } from '#contract/operator-access.ts'
import { listStockedVariants } from '#contract/stocked-product.ts'
import { type BuiltShop, startBuiltShop } from './built-shop.ts'
import { openIdClient, startOpenIdProvider } from './openid-provider.ts'
import { freePort } from './ports.ts'
import { STOCKED_PRODUCT } from './stocked-product.ts'

/**
 * Starts the built shop for the tests and passes its ports through the environment (see shop-address.ts). If the
 * environment names a running shop, that one is used and left running. `database`: the settings of its database.
 */
export async function startSharedShop(
	database: Record<string, string> = {},
): Promise<() => Promise<void>> {
	if (process.env.ETALASE_TEST_PORT !== undefined) return async () => undefined
	let openId: Awaited<ReturnType<typeof startOpenIdProvider>> | undefined
	const closeOpenId = () => {
		openId?.server.closeAllConnections()
		openId?.server.close()
	}
	try {
		const shop = await startBuiltShop(async ({ port }) => {
			openId = await startOpenIdProvider(
				await freePort(),
				['/auth/google-verification', '/profile/google-verification'].map(
					(path) => `http://localhost:${port}${path}`,
				),
			)
			return {
				...database,
				// All tests have the same address.
				ETALASE_REGISTRATIONS_PER_DAY: '10000',
				SITE_REFRESH_MS: '2000',
				// Each look at changes costs 5 ms of processor time.
				PAGE_CHANGES_MS: '400',
				// A busy machine must not trigger overload protection, refused orders, or pages without their optional parts.
				ETALASE_MOST_DELAY_MS: '60000',
				API_TIMEOUT_MS: '60000',
				PAGE_BUDGET_MS: '60000',
				OPTIONAL_TIMEOUT_MS: '60000',
				SITE_TIMEOUT_MS: '60000',
				// Tests fill in forms faster than people.
				ETALASE_REGISTRATION_SECONDS: '0',
				GOOGLE_ISSUER: openId.issuer,
				GOOGLE_CLIENT_ID: openIdClient.id,
				GOOGLE_CLIENT_SECRET: openIdClient.secret,
			}
		})
		await liftGuestStockLimit(shop)
		await stockBestSeller(shop)
		// Profiles of browsers that were terminated are deleted with the shop.
		process.env.TMPDIR = shop.temporary
		process.env.ETALASE_TEST_PORT = String(shop.port)
		process.env.ETALASE_TEST_API_PORT = String(shop.apiPort)
		process.env.ETALASE_TEST_ADMIN_PORT = String(shop.adminPort)
		process.env.ETALASE_TEST_SIMULATION_PORT = String(shop.simulationPort)
		process.env.ETALASE_TEST_DATA = shop.data
		return async () => {
			closeOpenId()
			await shop.stop()
		}
	} catch (error) {
		closeOpenId()
		throw error
	}
}

// Most journeys order as guests and leave their orders unpaid; the limit for such orders has its own tests.
async function liftGuestStockLimit(shop: BuiltShop): Promise<void> {
	for (const company of ['sandang', 'kopi', 'gawai']) {
		const body = { GUEST_STOCK_PERCENT: 100 }
		await askStaff(shop, `/sites/${company}`, { method: 'PATCH', body })
	}
}

/**
 * Stocks the best seller, which most tests order: two that run at once must not order its last one. What is sold out
 * stays so.
 */
async function stockBestSeller(shop: BuiltShop): Promise<void> {
	const company = 'sandang'
	const answer = await askStaff(
		shop,
		`/variant-list?${new URLSearchParams({ SEARCH: STOCKED_PRODUCT })}`,
		{ company },
	)
	const variants = listStockedVariants.answer.parse(answer).data.list
	const list = variants
		.filter((variant) => variant.ON_HAND > 0)
		.map((variant) => ({
			VARIANT_ID: variant.VARIANT_ID,
			ON_HAND_BEFORE: variant.ON_HAND,
			ON_HAND: 1_000,
		}))
	if (list.length === 0) throw new Error('The best seller is not in stock.')
	const body = { REASON: 'RECEIVED', list }
	await askStaff(shop, '/variant-batches/stock', { method: 'POST', company, body })
}

/** `company`: by its code; absent for what names it itself. */
type Question = { method?: string; company?: string; body?: object }

/** Calls the operator API with the installation's key. @throws on a refusal */
async function askStaff(
	{ apiPort, data }: BuiltShop,
	path: string,
	{ method = 'GET', company, body }: Question = {},
): Promise<unknown> {
	const key = await readFile(join(data, 'operator-key'), 'utf8')
	const response = await fetch(`http://127.0.0.1:${apiPort}/operator/v1${path}`, {
		method,
		headers: {
			authorization: `Bearer ${key.trim()}`,
			...(company && { [OPERATOR_COMPANY_HEADER]: company }),
			'content-type': 'application/json',
		},
		...(body && { body: JSON.stringify(body) }),
	})
	if (!response.ok)
		throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
	return response.json()
}
