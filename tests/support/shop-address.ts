import { z } from 'zod'

const Address = z.object({
	ETALASE_TEST_PORT: z.coerce.number().int(),
	ETALASE_TEST_API_PORT: z.coerce.number().int(),
	/** Absent where a running shop without an admin is tested. */
	ETALASE_TEST_ADMIN_PORT: z.coerce.number().int().optional(),
	ETALASE_TEST_DATA: z.string().min(1),
})

/** Where the shop of this journey run is: its ports, and the data folder that the CLI needs. */
export function shopAddress() {
	const env = Address.parse(process.env)
	return {
		/** The storefront on a host: `origin('sandang.localhost')`. */
		origin: (host = 'localhost') => `http://${host}:${env.ETALASE_TEST_PORT}`,
		apiOrigin: `http://127.0.0.1:${env.ETALASE_TEST_API_PORT}`,
		adminOrigin: `http://localhost:${env.ETALASE_TEST_ADMIN_PORT ?? 0}`,
		data: env.ETALASE_TEST_DATA,
	}
}
