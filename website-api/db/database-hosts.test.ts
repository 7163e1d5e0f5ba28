import { expect, test } from 'vitest'
import { databaseHosts, isDatabaseUrl } from './database-hosts.ts'

const one = 'postgres://shop:p%40ss@db.internal:5433/shop?sslmode=require'

test.each([
	[one, [one], 'any'],
	['postgresql:///shop?host=/run/postgresql', ['postgresql:///shop?host=/run/postgresql'], 'any'],
	[`${one}&target_session_attrs=primary`, [`${one}&target_session_attrs=primary`], 'primary'],
	[
		'postgres://u:p@h1:5432,h2:5433/db?target_session_attrs=read-write&sslmode=require',
		['postgres://u:p@h1:5432/db?sslmode=require', 'postgres://u:p@h2:5433/db?sslmode=require'],
		'read-write',
	],
	['postgres://u@h1,h2/db', ['postgres://u@h1/db', 'postgres://u@h2/db'], 'read-write'],
	[
		'postgres://u@[::1]:1,[::2]:2/db',
		['postgres://u@[::1]:1/db', 'postgres://u@[::2]:2/db'],
		'read-write',
	],
	[
		'postgres:///db?user=u&host=h1,h2&port=5432,5433',
		['postgres:///db?user=u&host=h1&port=5432', 'postgres:///db?user=u&host=h2&port=5433'],
		'read-write',
	],
])('%s names the servers %j, of which one must be %s', (text, urls, target) => {
	expect(databaseHosts(text)).toEqual({ urls, target })
})

test('what is no connection string, or asks for an unknown kind of server, is refused', () => {
	const wrong = [
		'',
		'shop',
		'mysql://a/b',
		'postgres://a:b,c:5432/db',
		`${one}&target_session_attrs=main`,
	]
	expect(wrong.filter(isDatabaseUrl)).toEqual([])
	expect(isDatabaseUrl(one)).toBe(true)
})

test('several servers for reading are standbys by preference', () => {
	expect(databaseHosts('postgres://a,b/db', 'prefer-standby').target).toBe('prefer-standby')
})
