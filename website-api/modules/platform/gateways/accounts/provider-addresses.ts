import type { ProviderEnvironment } from '#contract/payment-account.ts'

/** Where the providers are called, without a slash at the end. */
export type ProviderAddresses = { core: string; snap: string; xendit: string }

/** Whether accounts of an environment can be used: the simulation only where this installation has one. */
export function isEnvironmentHere(environment: ProviderEnvironment, hasSimulation: boolean) {
	return environment !== 'SIMULATION' || hasSimulation
}

/** The address of the provider's environment; of the simulation, that of this installation. */
export function addressesOf(
	environment: ProviderEnvironment,
	/** Undefined: this installation has no simulated provider. */
	simulation: string | undefined,
): ProviderAddresses | undefined {
	switch (environment) {
		case 'PRODUCTION':
			return {
				core: 'https://api.midtrans.com',
				snap: 'https://app.midtrans.com',
				xendit: 'https://api.xendit.co',
			}
		case 'SANDBOX':
			// Xendit tells its test mode from the key alone.
			return {
				core: 'https://api.sandbox.midtrans.com',
				snap: 'https://app.sandbox.midtrans.com',
				xendit: 'https://api.xendit.co',
			}
		case 'SIMULATION':
			return simulation === undefined
				? undefined
				: {
						core: `${simulation}/midtrans`,
						snap: `${simulation}/midtrans`,
						xendit: `${simulation}/xendit`,
					}
	}
}
