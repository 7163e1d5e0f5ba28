import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { version as loggedVersion } from '../process/instance.ts'
import { inProject } from './project.mjs'

const textOf = (name) => readFileSync(inProject(name), 'utf8')

test('package, lock file, lines of the log and the top of the changelog name the same version', () => {
	const { version } = JSON.parse(textOf('package.json'))
	const lock = JSON.parse(textOf('package-lock.json'))
	const [, newest] = /^## (\S+)/m.exec(textOf('CHANGELOG.md')) ?? []
	const others = [lock.version, lock.packages[''].version, loggedVersion, newest]
	expect(others).toEqual([version, version, version, version])
})
