import { lineText } from './text.ts'

/**
 * What a person is called, on one line. It stands in mails that someone else may have caused, so that a name with a
 * web or email address is refused: NAME_ADDRESS.
 */
export function personName({ min, max }: { min: number; max: number }) {
	return lineText()
		.min(min)
		.max(max)
		.refine((name) => !hasAddress(name), { params: { message: 'NAME_ADDRESS' } })
}

const scheme = /\p{L}[\p{L}\d+.-]*:\/\/|\bwww\./iu
const email = /\S@\S/u
/** A name of two or more characters (a title such as "S.Ag" has one), and an end that mail programs make a link of. */
const domain =
	/[\p{L}\d][\p{L}\d-]+\.(?:com|net|org|info|biz|id|co|io|me|my|sg|ru|cn|cc|to|tv|ws|ly|gg|gl|tk|ml|ga|cf|gq|pw|uk|us|eu|de|in|top|xyz|site|online|shop|store|club|link|click|live|app|dev|page|vip|win|bet|fun|icu|web|website|space|asia|agency|digital|world|today|pro|mobi|cloud|рф)(?![\p{L}\d])/iu
const path = /\b\p{L}\.\p{L}{2}\/|\d+\.\d+\.\d+\.\d+/u

/** Whether a text holds what a mail program may make a link of. */
export function hasAddress(text: string): boolean {
	// Full-width and other forms of the same letters and dots.
	const plain = text.normalize('NFKC').replaceAll(/[\u3002\uff61]/g, '.')
	return [scheme, email, domain, path].some((pattern) => pattern.test(plain))
}
