import { ApiError } from '#app/api/failures.ts'
import { asResponse } from './or-respond.ts'

/** The answer, or 'missing' for pages that handle it themselves; other failures are thrown as a Response. */
export async function orMissing<T>(answer: Promise<T>): Promise<T | 'missing'> {
	try {
		return await answer
	} catch (error) {
		if (error instanceof ApiError && error.failure === 'missing') return 'missing'
		throw asResponse(error)
	}
}
