import { createHash } from 'node:crypto'

/** Identity of a buyer, as far as known. */
export type Shopper = {
	/** Null: a guest, or unknown. */
	customerId?: string | null | undefined
	/** E.164. */
	phone?: string | null | undefined
}

/**
 * The keys by which a sale counts a shopper's units: one of the phone number, one of the account, so that neither a
 * second account nor signing out bypasses the limit. They are digests, as a sale needs no personal data.
 */
export function buyerNames(companyId: number, { customerId, phone }: Shopper): string[] {
	const known = [customerId && `customer:${customerId}`, phone && `phone:${phone}`]
	return known.flatMap((name) => (name ? [digest(`${companyId}:${name}`)] : [])).toSorted()
}

function digest(text: string) {
	return createHash('sha256').update(text).digest('hex')
}
