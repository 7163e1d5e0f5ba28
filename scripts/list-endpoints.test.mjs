import { expect, test } from 'vitest'
import { endpointList, writtenEndpointList } from './list-endpoints.mjs'

test('contract/endpoints.ts names every endpoint that the contract declares; `npm run endpoints` writes it', () => {
	expect(writtenEndpointList()).toBe(endpointList())
})
