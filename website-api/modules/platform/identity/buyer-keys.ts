import { createHash } from 'node:crypto'
import { mailboxOf } from './mailbox.ts'
import { parseStreetAddress, type WrittenAddress } from './street-address.ts'

/** Who buys, as far as known. */
export type BuyerIdentity = {
	/** Null: a guest, or unknown. */
	customerId?: string | null | undefined
	/** E.164. */
	phone?: string | null | undefined
	email?: string | null | undefined
	/** Where the order is sent to. */
	address?: WrittenAddress | null | undefined
	/** A keyed digest of the browser's id; '': unknown. */
	device?: string | undefined
}

/**
 * The keys by which a limit per customer counts a buyer: any of them is enough. A customer is counted by account, phone
 * and email, so that neither a second account nor signing out bypasses the limit; a guest, who can type another phone
 * and email, by address and browser too. They are digests, as a limit needs no personal data.
 */
export function countedKeys(companyId: number, buyer: BuyerIdentity): string[] {
	const { customerId, phone, email } = buyer
	return digests(companyId, {
		customer: customerId,
		phone,
		email: email && mailboxOf(email),
		...(customerId ? {} : placeOf(buyer)),
	})
}

/** All keys of a buyer, for counting a later order of a guest. */
export function allKeys(companyId: number, buyer: BuyerIdentity): string[] {
	const place = digests(companyId, placeOf(buyer))
	return [...new Set([...countedKeys(companyId, buyer), ...place])].toSorted()
}

function placeOf({ address, device }: BuyerIdentity) {
	return { address: address && houseOf(address), device }
}

/** The house of an address, however it is written; '' if it names none, as a street has many buyers. */
function houseOf(address: WrittenAddress): string {
	const { districtCode, words, numbers, rt, rw } = parseStreetAddress(address)
	if (numbers.length === 0) return ''
	return JSON.stringify([districtCode, words.toSorted(), numbers, rt, rw])
}

function digests(companyId: number, parts: Record<string, string | null | undefined>): string[] {
	const known = Object.entries(parts).filter(([, value]) => value)
	return known.map(([kind, value]) => digest(`${companyId}:${kind}:${value}`)).toSorted()
}

function digest(text: string) {
	return createHash('sha256').update(text).digest('hex')
}
