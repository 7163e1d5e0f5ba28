// Of a scheme, a label and the first number the end is enough: to look for their beginnings takes the square of the
// length of a text.
const scheme = /[\p{L}\d+.-]:\/\/|\bwww\./iu
const email = /\S@\S/u
/**
 * A label of at least two characters (titles such as "S.Ag" have one) followed by a top-level domain that mail programs
 * turn into a link.
 */
const domain =
	/[\p{L}\d-]{2}\.(?:com|net|org|info|biz|id|co|io|me|my|sg|ru|cn|cc|to|tv|ws|ly|gg|gl|tk|ml|ga|cf|gq|pw|uk|us|eu|de|in|top|xyz|site|online|shop|store|club|link|click|live|app|dev|page|vip|win|bet|fun|icu|web|website|space|asia|agency|digital|world|today|pro|mobi|cloud|рф)(?![\p{L}\d])/iu
const path = /\b\p{L}\.\p{L}{2}\/|\d\.\d+\.\d+\.\d/u

/** Whether a text contains something that a mail program may turn into a link. */
export function hasAddress(text: string): boolean {
	// Full-width and other variants of letters and dots.
	const plain = text.normalize('NFKC').replaceAll(/[\u3002\uff61]/g, '.')
	return [scheme, email, domain, path].some((pattern) => pattern.test(plain))
}
