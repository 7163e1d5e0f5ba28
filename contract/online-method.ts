/** Providers through which shoppers pay online. */
export const PAYMENT_PROVIDERS = ['MIDTRANS', 'XENDIT'] as const
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number]

/** As the providers write themselves. */
export const PROVIDER_NAMES: Record<PaymentProvider, string> = {
	MIDTRANS: 'Midtrans',
	XENDIT: 'Xendit',
}

const namesByCode: Readonly<Record<string, string>> = PROVIDER_NAMES

/** The name of what a payment came through: of a provider, or the code itself, as of a bank. */
export const providerName = (code: string): string => namesByCode[code] ?? code

/** Ways of paying through a provider, grouped as shoppers see them. */
export const ONLINE_METHODS = {
	QRIS: { group: 'QR' },
	VA_BCA: { group: 'ACCOUNT', bank: 'BCA' },
	VA_BNI: { group: 'ACCOUNT', bank: 'BNI' },
	VA_BRI: { group: 'ACCOUNT', bank: 'BRI' },
	VA_CIMB: { group: 'ACCOUNT', bank: 'CIMB' },
	VA_MANDIRI: { group: 'ACCOUNT', bank: 'MANDIRI' },
	VA_PERMATA: { group: 'ACCOUNT', bank: 'PERMATA' },
	GOPAY: { group: 'WALLET' },
	SHOPEEPAY: { group: 'WALLET' },
	INDOMARET: { group: 'STORE' },
	ALFAMART: { group: 'STORE' },
	CARD: { group: 'CARD' },
} as const satisfies Record<string, MethodFacts>

type MethodFacts =
	| { group: Exclude<OnlineGroup, 'ACCOUNT'> }
	/** Account numbers of a bank, made for one payment; `bank` is a code of BANKS. */
	| { group: 'ACCOUNT'; bank: string }

/** In the order in which shoppers see them. */
export const ONLINE_GROUPS = ['QR', 'ACCOUNT', 'WALLET', 'STORE', 'CARD'] as const
export type OnlineGroup = (typeof ONLINE_GROUPS)[number]

export type OnlineMethod = keyof typeof ONLINE_METHODS

export function isOnlineMethod(method: string): method is OnlineMethod {
	return Object.hasOwn(ONLINE_METHODS, method)
}

/** All of them, in the order in which shoppers see them. */
export const ONLINE_METHOD_CODES = Object.keys(ONLINE_METHODS).filter(isOnlineMethod)
