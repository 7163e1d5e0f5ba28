import { createHash } from 'node:crypto'

/** Who buys, as far as it is known. */
export type Shopper = {
	/** Null: a guest, or nobody has said. */
	customerId?: string | null | undefined
	/** E.164. */
	phone?: string | null | undefined
}

/**
 * The names under which a sale counts what a shopper has: the phone number's and the account's, so that neither
 * a second account nor leaving the account gets round the limit. Digests, as a sale needs to know nobody.
 */
export function buyerNames(companyId: number, { customerId, phone }: Shopper): string[] {
	const known = [customerId && `customer:${customerId}`, phone && `phone:${phone}`]
	return known.flatMap((name) => (name ? [digest(`${companyId}:${name}`)] : [])).toSorted()
}

function digest(text: string) {
	return createHash('sha256').update(text).digest('hex')
}
