import { expect, test } from 'vitest'
import landed from './landed-migrations.json' with { type: 'json' }
import { readMigrations } from './migration-files.ts'

test('no landed migration has changed, and every migration is listed with its digest', () => {
	const present = Object.fromEntries(readMigrations().map(({ name, digest }) => [name, digest]))
	expect(present, 'a new migration is added to landed-migrations.json').toEqual(landed)
})
