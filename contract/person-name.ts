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
	return (
		visibleText()
			.min(min)
			// The search for an address takes the square of the length, so that a longer name is not searched.
			.max(max, { abort: true })
			.refine((name) => !hasAddress(name), { params: { message: 'NAME_ADDRESS' } })
	)
}

const scheme = /\p{L}[\p{L}\d+.-]*:\/\/|\bwww\./iu
const email = /\S@\S/u
/**
 * Matches a name of two or more characters (a title such as "S.Ag" has one) with a suffix that mail programs turn
 * into a link.
 */
const domain =
	/[\p{L}\d][\p{L}\d-]+\.(?:com|net|org|info|biz|id|co|io|me|my|sg|ru|cn|cc|to|tv|ws|ly|gg|gl|tk|ml|ga|cf|gq|pw|uk|us|eu|de|in|top|xyz|site|online|shop|store|club|link|click|live|app|dev|page|vip|win|bet|fun|icu|web|website|space|asia|agency|digital|world|today|pro|mobi|cloud|рф)(?![\p{L}\d])/iu
const path = /\b\p{L}\.\p{L}{2}\/|\d+\.\d+\.\d+\.\d+/u

/** Whether a text contains what a mail program may turn into a link. */
export function hasAddress(text: string): boolean {
	// Full-width and other variants of letters and dots.
	const plain = text.normalize('NFKC').replaceAll(/[\u3002\uff61]/g, '.')
	return [scheme, email, domain, path].some((pattern) => pattern.test(plain))
}
