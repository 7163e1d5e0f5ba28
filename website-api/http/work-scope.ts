import { AsyncLocalStorage } from 'node:async_hooks'

/** What a statement or a call is made for. */
type Work = { correlationId?: string; route?: () => string; timer?: string }

const scope = new AsyncLocalStorage<Work>()

/** Does `work` for a request or a timer; whatever it starts can be told from what others do. */
export const inWork = <T>(work: Work, run: () => T): T => scope.run(work, run)

/** The request or the timer that is being worked for, for the log. */
export function currentWork(): { correlationId?: string; route?: string; timer?: string } {
	const { correlationId, route, timer } = scope.getStore() ?? {}
	return {
		...(correlationId === undefined ? {} : { correlationId }),
		...(route === undefined ? {} : { route: route() }),
		...(timer === undefined ? {} : { timer }),
	}
}
