import { expect, test } from 'vitest'
import { languageOfTerminal } from './terminal-language.mjs'

test.each([
	[{ LANG: 'id_ID.UTF-8' }, 'id'],
	[{ LANG: 'id' }, 'id'],
	[{ LC_MESSAGES: 'id_ID', LANG: 'en_US.UTF-8' }, 'id'],
	[{ LC_ALL: 'en_GB', LC_MESSAGES: 'id_ID', LANG: 'id_ID' }, 'en'],
	[{ LC_ALL: 'C', LANG: 'id_ID' }, 'c'],
	[{ LC_ALL: '', LC_MESSAGES: '', LANG: 'id_ID' }, 'id'],
	[{ LC_ALL: 'C.UTF-8' }, 'c'],
	[{ LANG: 'POSIX' }, 'posix'],
	[{ LANG: '' }, undefined],
	[{}, undefined],
	[{ LC_CTYPE: 'id_ID', LANGUAGE: 'id' }, undefined],
	[{ LANG: '../../id' }, undefined],
])('the environment %o names the language %s', (env, language) =>
	expect(languageOfTerminal(env)).toBe(language),
)
