import { hasAddress } from './name-address.ts'
import { visibleText } from './text.ts'

/**
 * A name of a buyer, recipient or sender: at least one letter, since mononyms and names of two letters are names.
 */
export function givenName({ max }: { max: number }) {
	return personName({ min: 1, max }).regex(/\p{L}/u)
}

/**
 * A person's name, on one line. Mails that another person may have triggered contain it, so a name with a web or
 * email address is rejected: NAME_ADDRESS.
 */
export function personName({ min, max }: { min: number; max: number }) {
	return visibleText()
		.min(min)
		.max(max)
		.refine((name) => !hasAddress(name), { params: { message: 'NAME_ADDRESS' } })
}
