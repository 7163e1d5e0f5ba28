import { expect, test } from 'vitest'
import { endpointList, schemaList, writtenLists } from './list-endpoints.ts'

test('the lists of the contract name all that it declares; `npm run endpoints` writes them', () => {
	expect(writtenLists()).toEqual([endpointList(), schemaList()])
})
