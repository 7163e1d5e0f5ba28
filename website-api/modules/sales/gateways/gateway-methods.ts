/** Ways of paying through a provider, grouped as shoppers see them. */
export const GATEWAY_METHODS = {
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
	| { group: 'QR' | 'WALLET' | 'STORE' | 'CARD' }
	/** Account numbers of a bank, made for one payment; `bank` is a code of BANKS. */
	| { group: 'ACCOUNT'; bank: string }

export type GatewayMethod = keyof typeof GATEWAY_METHODS

/** What a provider accepts for a method, in whole rupiah, and whether it gives money back. */
export type MethodTerms = {
	min: number
	/** Null: no limit is known. */
	max: number | null
	isRefundable: boolean
}

/** The methods that a provider has for an amount, in the order of `GATEWAY_METHODS`. */
export function methodsFor(
	terms: Readonly<Record<GatewayMethod, MethodTerms>>,
	amount: number,
): GatewayMethod[] {
	return Object.entries(terms).flatMap(([method, { min, max }]) =>
		isGatewayMethod(method) && amount >= min && (max === null || amount <= max) ? [method] : [],
	)
}

export function isGatewayMethod(method: string): method is GatewayMethod {
	return Object.hasOwn(GATEWAY_METHODS, method)
}
