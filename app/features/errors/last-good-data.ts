import { lostBy } from './lost-request.ts'

/**
 * What stands around a page, kept by the browser: asked for again after a form, it may be lost on its way. Then what
 * was there stays, and the page within, lost too, can say so in its place.
 */
export function lastGoodData<T>() {
	let last: T | undefined
	return {
		/** What is shown now. */
		note(data: T) {
			last = data
		},
		/** What is loaded, or what was shown before when that is lost. @throws anything but a loss */
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
