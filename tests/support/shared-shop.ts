import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
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
				// A busy machine must not trigger overload protection, or pages without their optional parts.
				ETALASE_MOST_DELAY_MS: '60000',
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

const program = fileURLToPath(new URL('../../build/etalase.mjs', import.meta.url))

// Most journeys order as guests and leave their orders unpaid; the limit for such orders has its own tests.
async function liftGuestStockLimit({ apiPort, data }: BuiltShop): Promise<void> {
	for (const company of ['sandang', 'kopi', 'gawai']) {
		await promisify(execFile)(
			process.execPath,
			[program, 'site', 'set', '--company', company, '--guest-stock-percent', '100'],
			{
				env: {
					...process.env,
					WEBSITE_API_URL: `http://127.0.0.1:${apiPort}`,
					ETALASE_DATA: data,
				},
			},
		)
	}
}
