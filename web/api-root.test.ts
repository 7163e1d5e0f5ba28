import { expect, test } from 'vitest'
import { apiRoot } from './api-root.ts'

test.each(['http://api.test', 'http://api.test/', 'http://api.test/v1', 'http://api.test/v1//'])(
	'takes the version and slashes off %s',
	(url) => expect(apiRoot(url)).toBe('http://api.test'),
)
