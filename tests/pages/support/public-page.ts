import { addressOf, type Visit } from '#tests/support/every-page.ts'
import type { Answer } from '#tests/guard/support/send-request.ts'
import { visitorOf } from '#tests/support/visitor.ts'

export type PublicPage = Answer & { origin: string; target: `/${string}` }

const answers = new Map<string, Promise<Answer>>()

/**
 * A page as a new visitor gets it. The files that look at every page share the answers of the process, which no test
 * changes: the shop renders each page once for all of them.
 */
export async function publicPage(
	{ path, host }: Pick<Visit, 'path' | 'host'>,
	prefix: '' | '/en' = '',
): Promise<PublicPage> {
	const address = await addressOf(path, async (part) => (await answerOf(host, part)).body)
	return pageAt(host, address === '/' && prefix !== '' ? prefix : `${prefix}${address}`)
}

/** The same by its address. */
export async function pageAt(host: string | undefined, target: `/${string}`): Promise<PublicPage> {
	return { ...(await answerOf(host, target)), origin: visitorOf(host).origin, target }
}

function answerOf(host: string | undefined, target: string): Promise<Answer> {
	const { origin, get } = visitorOf(host)
	const key = origin + target
	const answer = answers.get(key) ?? get(target)
	answers.set(key, answer)
	return answer
}
