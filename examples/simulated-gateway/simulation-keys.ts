/** Keys of the simulated providers, which open nothing elsewhere. */
export const SIMULATION_KEYS = {
	MIDTRANS: { serverKey: 'SIMULATION-Mid-server-0000' },
	IRIS: {
		creatorKey: 'SIMULATION-iris-creator-0000',
		approverKey: 'SIMULATION-iris-approver-0000',
		merchantKey: 'SIMULATION-iris-merchant-0000',
	},
	XENDIT: { secretKey: 'SIMULATION-xnd-0000', callbackToken: 'SIMULATION-callback-0000' },
	BITESHIP: {
		key: 'SIMULATION-biteship-0000',
		proof: { header: 'x-etalase-proof', value: 'SIMULATION-push-0000' },
	},
	RAJAONGKIR: { key: 'SIMULATION-rajaongkir-0000' },
} as const

/** The first example shop, to which the simulated Xendit sends its notifications: its calls do not name an address. */
export const SIMULATED_WEBHOOK = 'https://localhost/payment-notification/xendit'

/** The same shop, to which the simulated Midtrans sends its notifications about payouts. */
export const SIMULATED_PAYOUT_WEBHOOK = 'https://localhost/payment-notification/midtrans'

/** The same shop, to which the simulated Biteship pushes what happens to parcels. */
export const SIMULATED_COURIER_WEBHOOK = 'https://localhost/courier-notification/biteship'
