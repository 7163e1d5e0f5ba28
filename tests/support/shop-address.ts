import { z } from 'zod'

const Address = z.object({
	ETALASE_TEST_PORT: z.coerce.number().int(),
	ETALASE_TEST_API_PORT: z.coerce.number().int(),
	/** Absent for a running shop without an admin. */
	ETALASE_TEST_ADMIN_PORT: z.coerce.number().int().optional(),
	/** Absent for a running shop without simulated payment providers. */
	ETALASE_TEST_SIMULATION_PORT: z.coerce.number().int().optional(),
	ETALASE_TEST_DATA: z.string().min(1),
})

/** The ports and the data folder of the shop under test. */
export function shopAddress() {
	const env = Address.parse(process.env)
	return {
		/** The storefront's origin for a host: `origin('sandang.localhost')`. */
		origin: (host = 'localhost') => `http://${host}:${env.ETALASE_TEST_PORT}`,
		apiOrigin: `http://127.0.0.1:${env.ETALASE_TEST_API_PORT}`,
		adminOrigin: `http://localhost:${env.ETALASE_TEST_ADMIN_PORT ?? 0}`,
		/** The simulated payment providers. */
		simulationOrigin: `http://127.0.0.1:${env.ETALASE_TEST_SIMULATION_PORT ?? 0}`,
		data: env.ETALASE_TEST_DATA,
	}
}
