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
 * An answer of the API that it failed at one request (INTERNAL) is no sign that it is away: whoever can provoke
 * it must not close the shop for the others.
 */
export function createBreaker(): CircuitBreakerPolicy {
	return circuitBreaker(
		handleWhen(
			(error) =>
				error instanceof ApiError && error.failure === 'unavailable' && error.code !== 'INTERNAL',
		),
		{ halfOpenAfter: 5_000, breaker: new ConsecutiveBreaker(10) },
	)
}

export { isBrokenCircuitError as isOpen }
