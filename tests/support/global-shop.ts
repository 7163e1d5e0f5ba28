import { startBuiltShop } from './built-shop.ts'
import { openIdClient, startOpenIdProvider } from './openid-provider.ts'
import { freePort } from './ports.ts'

/** Starts the built shop for the journeys and tells them where it is through the environment (see shop-address.ts). */
export default async function startShop(): Promise<() => Promise<void>> {
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
					(landing) => `http://localhost:${port}${landing}`,
				),
			)
			return {
				// All journeys come from one address.
				ETALASE_REGISTRATIONS_PER_DAY: '10000',
				SITE_REFRESH_MS: '2000',
				// Journeys type faster than people.
				ETALASE_REGISTRATION_SECONDS: '0',
				GOOGLE_ISSUER: openId.issuer,
				GOOGLE_CLIENT_ID: openIdClient.id,
				GOOGLE_CLIENT_SECRET: openIdClient.secret,
			}
		})
		// Browsers that are ended half-way leave their profiles behind: there they are deleted with the shop.
		process.env.TMPDIR = shop.temporary
		process.env.ETALASE_TEST_PORT = String(shop.port)
		process.env.ETALASE_TEST_API_PORT = String(shop.apiPort)
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
