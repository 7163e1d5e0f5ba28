import { ApiError } from '#app/api/failures.ts'
import { asResponse } from './or-respond.ts'

/** For what a page can do without: the answer, or null when the website API has none. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
	try {
		return await answer
	} catch (error) {
		if (error instanceof ApiError && error.leadsTo === undefined) return null
		throw asResponse(error)
	}
}
