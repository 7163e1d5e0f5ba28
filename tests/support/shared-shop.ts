import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type BuiltShop, startBuiltShop } from './built-shop.ts'
import { openIdClient, startOpenIdProvider } from './openid-provider.ts'
import { freePort } from './ports.ts'

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
				PAGE_CHANGES_MS: '100',
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
async function liftGuestStockLimit({ apiPort, data }: BuiltShop): Promise<void> {
	const key = await readFile(path.join(data, 'operator-key'), 'utf8')
	for (const company of ['sandang', 'kopi', 'gawai']) {
		const { ok, status } = await fetch(`http://127.0.0.1:${apiPort}/operator/v1/sites/${company}`, {
			method: 'PATCH',
			headers: { authorization: `Bearer ${key.trim()}`, 'content-type': 'application/json' },
			body: JSON.stringify({ GUEST_STOCK_PERCENT: 100 }),
		})
		if (!ok) throw new Error(`The limit for guests of ${company} stays: ${status}`)
	}
}
