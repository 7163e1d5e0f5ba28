import { lostBy } from './lost-request.ts'

/**
 * Keeps the data of a page's layout in the browser: when its revalidation is lost, the previous data is shown, and the
 * page inside can report its own failure.
 */
export function lastGoodData<T>() {
	let last: T | undefined
	return {
		/** Data shown now. */
		note(data: T) {
			last = data
		},
		/** The loaded data, or the previous data if the request was lost. @throws other failures */
		async orPrevious(loading: Promise<T>): Promise<T> {
			try {
				return await loading
			} catch (error) {
				if (last === undefined || lostBy(error) === null) throw error
				return last
			}
		},
	}
}
