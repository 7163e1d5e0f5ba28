import { ApiError } from '#app/api/failures.ts'
import { asResponse } from './or-respond.ts'

/** For optional parts of a page: the answer, or null when the call failed. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
	try {
		return await answer
	} catch (error) {
		if (error instanceof ApiError && error.redirectTo === undefined) return null
		throw asResponse(error)
	}
}
