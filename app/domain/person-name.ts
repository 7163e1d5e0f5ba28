import { hasAddress } from '#contract/name-address.ts'

/** Whether a text has a letter, as every name does; mononyms and names of two letters are names. */
export function hasLetter(text: string): boolean {
	return /\p{L}/u.test(text)
}

/** Whether a name has no address that a mail program turns into a link, for form schemas. */
export function isNoAddress(text: string): boolean {
	return !hasAddress(text)
}
