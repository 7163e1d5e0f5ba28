import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

/**
 * Answers `fetch` in place of a website API, as the handlers given to `use` say, which last for one test. What has no
 * handler passes through, such as calls of an API that the test has started.
 */
export function brokenApi() {
	const server = setupServer()
	beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }))
	afterEach(() => server.resetHandlers())
	afterAll(() => server.close())
	return server
}
