import {
	circuitBreaker,
	ConsecutiveBreaker,
	handleWhen,
	isBrokenCircuitError,
	type CircuitBreakerPolicy,
} from 'cockatiel'
import { ApiError } from './failures.ts'

/**
 * Ten calls in a row without a usable answer: the next ones fail at once, and one in five seconds tries again.
 * An answer of the API itself is no sign that it is away, whatever it says: whoever can provoke one must not
 * close the shop for the others.
 */
export function createBreaker(): CircuitBreakerPolicy {
	return circuitBreaker(
		handleWhen((error) => error instanceof ApiError && isAway(error)),
		{ halfOpenAfter: 5_000, breaker: new ConsecutiveBreaker(10) },
	)
}

// No answer in time, or one that something in front of the API gave in its place.
function isAway({ failure, status, code }: ApiError): boolean {
	if (failure !== 'unavailable') return false
	return status === undefined || (status >= 502 && status <= 504 && code === undefined)
}

export { isBrokenCircuitError as isOpen }
