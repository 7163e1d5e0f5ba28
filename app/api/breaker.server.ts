import {
	circuitBreaker,
	ConsecutiveBreaker,
	handleWhen,
	isBrokenCircuitError,
	type CircuitBreakerPolicy,
} from 'cockatiel'
import { ApiError } from './failures.ts'

/** Ten calls in a row without a usable answer: the next ones fail at once, and one in five seconds tries again. */
export function createBreaker(): CircuitBreakerPolicy {
	return circuitBreaker(
		handleWhen((error) => error instanceof ApiError && error.failure === 'unavailable'),
		{ halfOpenAfter: 5_000, breaker: new ConsecutiveBreaker(10) },
	)
}

export { isBrokenCircuitError as isOpen }
