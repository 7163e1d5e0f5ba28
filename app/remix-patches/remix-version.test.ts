import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { z } from 'zod'

const require = createRequire(import.meta.url)

test.each(['@remix-run/react', '@remix-run/dev', '@remix-run/node'])(
	'%s has the version that the patches of this folder were written for',
	(name) => {
		const { version } = z.object({ version: z.string() }).parse(require(`${name}/package.json`))
		expect(version, 'read docs/decisions/0019 and check each patch').toBe('2.17.5')
	},
)
