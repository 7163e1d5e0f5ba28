import type { CourierProvider } from '#contract/courier.ts'
import type { ProviderEnvironment } from '#contract/payment-account.ts'

const live: Record<CourierProvider, string> = {
	// Biteship tells its test mode from the key alone; RajaOngkir has none.
	BITESHIP: 'https://api.biteship.com',
	RAJAONGKIR: 'https://rajaongkir.komerce.id/api/v1',
}

/** Where a provider is called, without a slash at the end; undefined: this installation has no simulated one. */
export function courierAddress(
	provider: CourierProvider,
	environment: ProviderEnvironment,
	simulation: string | undefined,
): string | undefined {
	if (environment !== 'SIMULATION') return live[provider]
	return simulation && `${simulation}/${provider.toLowerCase()}`
}
